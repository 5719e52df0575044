import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../database/embedded.ts';
import { DatabaseDown, connectDatabase, type DatabaseConnection } from '../database/connection.ts';
import { demoDataRoutes, type DemoDataOptions } from './routes.ts';

const ROWS = 1_200;
const log = { info: vi.fn(), warn: vi.fn() };

let folder: string;
let connection: DatabaseConnection;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-demo-data-'));
  connection = connectDatabase({ open: () => openEmbedded(folder), onState: () => undefined });
  connection.start();
  const app = routes();
  // The first request is the one that makes the rows.
  await whenReady(app);
});

afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

const routes = (changes: Partial<DemoDataOptions> = {}) =>
  demoDataRoutes({ connection, rows: ROWS, log, proxies: 0, ...changes });

type App = ReturnType<typeof routes>;

const plain = { start: 0, end: 4, sortModel: [], filterModel: { items: [] } };

const addressOf = (changes: Record<string, unknown> = {}): string =>
  `/x/demo-data/shipments?${new URLSearchParams({ query: JSON.stringify({ ...plain, ...changes }) })}`;

const ask = (
  app: App,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => app.request(addressOf(changes), { headers });

/** Asks until there is an answer. */
const whenReady = (app: App): Promise<void> =>
  vi.waitFor(
    async () => {
      const { status } = await ask(app);
      if (status !== 200) throw new Error(`The status is ${status}.`);
    },
    { timeout: 50_000 },
  );

interface Sent {
  rows: Record<string, unknown>[];
  nextCursor?: string;
  rowCount?: number;
  aggregateRow?: Record<string, unknown>;
}

/** An app of its own, so that answers do not come out of one memory. */
async function load(changes: Record<string, unknown> = {}): Promise<Sent> {
  const app = routes();
  await whenReady(app);
  const response = await ask(app, changes);
  expect(response.status).toBe(200);
  return (await response.json()) as Sent;
}

const filtered = (...items: Record<string, unknown>[]) => load({ filterModel: { items } });

describe('the rows of the demos', () => {
  it('are the same as those in the page', async () => {
    const { rows, rowCount } = await load();
    expect(rowCount).toBe(ROWS);
    expect(rows.map(({ number }) => number)).toEqual(
      [10001, 10002, 10003, 10004, 10005].map((n) => `NG-${n}`),
    );
    expect(rows[0]).toMatchObject({
      id: 1,
      carrier: 'Levante',
      containers: 19,
      weight: 182_400,
      departure: '2026-04-24',
    });
  });

  it('are sorted, and one page follows the other', async () => {
    const sortModel = [{ field: 'weight', sort: 'desc' }];
    const first = await load({ sortModel });
    const second = await load({ sortModel, start: 5, end: 9 });
    const weights = [...first.rows, ...second.rows].map(({ weight }) => Number(weight));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(10);
  });

  it('are filtered by text, with capitals and the letters of patterns as they are', async () => {
    const all = await filtered({ field: 'carrier', operator: 'contains', value: 'LEV' });
    expect(all.rowCount).toBeGreaterThan(100);
    expect(all.rows.every(({ carrier }) => carrier === 'Levante')).toBe(true);
    for (const value of ['%', '_', '\\', "'; drop table demo_shipments; --", '$1']) {
      expect((await filtered({ field: 'carrier', operator: 'contains', value })).rowCount).toBe(0);
      expect(
        (await filtered({ field: 'carrier', operator: 'doesNotContain', value })).rowCount,
      ).toBe(ROWS);
    }
  });

  it('are compared with any number', async () => {
    const counts = async (operator: string, value: unknown) =>
      (await filtered({ field: 'containers', operator, value })).rowCount;
    expect(await counts('>', 12.5)).toBe(await counts('>', 12));
    expect(await counts('>=', 12.5)).toBe(await counts('>=', 13));
    expect(await counts('<', 12.5)).toBe(await counts('<=', 12));
    expect(await counts('=', 12.5)).toBe(0);
    expect(await counts('!=', 12.5)).toBe(ROWS);
    expect(await counts('>', 1e300)).toBe(0);
    expect(await counts('<', 1e300)).toBe(ROWS);
    expect(await counts('isAnyOf', [1, 2.5, 1e300])).toBe(await counts('=', 1));
  });

  it('are compared with days, and with yes or no', async () => {
    const count = async (field: string, operator: string, value: unknown) =>
      Number((await filtered({ field, operator, value })).rowCount);
    const day = '2026-02-02T00:00:00.000Z';
    const [before, on, after] = [
      await count('departure', 'before', day),
      await count('departure', 'is', day),
      await count('departure', 'after', day),
    ];
    expect(on).toBeGreaterThan(0);
    expect(before + on + after).toBe(ROWS);
    expect(await count('departure', 'onOrAfter', day)).toBe(on + after);
    expect(await count('departure', 'not', day)).toBe(ROWS - on);
    expect((await count('insured', 'is', 'true')) + (await count('insured', 'is', 'false'))).toBe(
      ROWS,
    );
  });

  it('are joined by "and" or by "or"', async () => {
    const items = [
      { field: 'carrier', operator: 'equals', value: 'Levante' },
      { field: 'containers', operator: '>', value: 12 },
    ];
    const both = await load({ filterModel: { items, logicOperator: 'and' } });
    const either = await load({ filterModel: { items, logicOperator: 'or' } });
    const [one, other] = await Promise.all(items.map((item) => filtered(item)));
    expect(Number(both.rowCount) + Number(either.rowCount)).toBe(
      Number(one?.rowCount) + Number(other?.rowCount),
    );
  });

  it('are grouped, with counts, totals, and everything in a group', async () => {
    const groupFields = ['carrier', 'status'];
    const aggregationModel = { containers: 'sum' };
    const outer = await load({ groupFields, aggregationModel });
    expect(outer.rows.map(({ id }) => id)).toEqual([
      'carrier=Alma Line',
      'carrier=Blue Fjord',
      'carrier=Caledon',
      'carrier=Levante',
    ]);
    expect(outer.rowCount).toBe(4);
    expect(outer.rows.reduce((sum, { childCount }) => sum + Number(childCount), 0)).toBe(ROWS);
    const inner = await load({
      groupFields,
      aggregationModel,
      groupKeys: ['Caledon'],
      start: 50,
      end: 54,
    });
    expect(inner.rowCount).toBeUndefined();
    expect(inner.rows.map(({ groupKey }) => groupKey)).toContain('Delayed');
    const leaves = await load({ groupFields, groupKeys: ['Caledon', 'Delayed'] });
    expect(leaves.rows.length).toBe(
      inner.rows.find(({ groupKey }) => groupKey === 'Delayed')?.['childCount'],
    );
    expect(
      leaves.rows.every(({ carrier, status }) => carrier === 'Caledon' && status === 'Delayed'),
    ).toBe(true);
  });
});

/** All rows, page by page, as a client with cursors reads them. */
async function walk(changes: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const app = routes();
  await whenReady(app);
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const response = await ask(app, { end: 199, cursor, ...changes });
    expect(response.status).toBe(200);
    const sent = (await response.json()) as Sent;
    expect(sent.rowCount).toBeUndefined();
    rows.push(...sent.rows);
    cursor = sent.nextCursor;
  }
  return rows;
}

describe('a cursor', () => {
  it.each<[string, { field: string; sort: 'asc' | 'desc' }[]]>([
    ['without an order', []],
    ['by a number that many rows share', [{ field: 'containers', sort: 'desc' }]],
    ['by a day', [{ field: 'departure', sort: 'asc' }]],
    [
      'by a text and yes or no, in two directions',
      [
        { field: 'carrier', sort: 'asc' },
        { field: 'insured', sort: 'desc' },
      ],
    ],
  ])('leads to every row once, in the order of pages: %s', async (_name, sortModel) => {
    const walked = await walk({ sortModel });
    const pages = await Promise.all(
      [0, 200, 400, 600, 800, 1_000].map((start) => load({ sortModel, start, end: start + 199 })),
    );
    expect(walked.map(({ id }) => id)).toEqual(
      pages.flatMap(({ rows }) => rows.map(({ id }) => id)),
    );
    expect(walked.length).toBe(ROWS);
  });

  it('leads through what a filter finds, and ends at once where it finds nothing', async () => {
    const filterModel = (value: string) => ({
      items: [{ field: 'carrier', operator: 'equals', value }],
    });
    const found = await walk({ filterModel: filterModel('Levante') });
    expect(found.every(({ carrier }) => carrier === 'Levante')).toBe(true);
    expect(found.length).toBe((await load({ filterModel: filterModel('Levante') })).rowCount);
    expect(await walk({ filterModel: filterModel('Nobody') })).toEqual([]);
  });

  it('is refused in another order, and when somebody made it up', async () => {
    const app = routes();
    await whenReady(app);
    const sortModel = [{ field: 'departure', sort: 'asc' }];
    const { nextCursor } = (await (await ask(app, { cursor: '', sortModel })).json()) as Sent;
    const print = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const [cursor, order] of [
      [nextCursor, []],
      ['!', sortModel],
      [print(['2026-02-30', 1]), sortModel],
      [print(["'; drop table demo_shipments; --", 1]), sortModel],
      [print(['2026-02-02', 1e300]), sortModel],
      [print([null, 1]), sortModel],
      [print({}), []],
      [print([]), []],
    ] as const) {
      const refused = await ask(app, { cursor, sortModel: order });
      expect([refused.status, await refused.text()]).toEqual([
        400,
        'cursor: this is none of an answer in this order.\n',
      ]);
    }
    const grouped = await ask(app, { cursor: '', groupFields: ['carrier'] });
    expect([grouped.status, await grouped.text()]).toEqual([
      400,
      'cursor: groups are found by their indexes.\n',
    ]);
  });
});

describe('the quick filter', () => {
  it('finds words in all columns of text, the numbers among them', async () => {
    const found = (...quickFilterValues: string[]) =>
      load({ filterModel: { items: [], quickFilterValues }, end: 199 });
    expect((await found('ng-10007')).rows.map(({ id }) => id)).toEqual([7]);
    const coffee = await found('COFFEE', 'levan');
    expect(coffee.rows.length).toBeGreaterThan(0);
    expect(
      coffee.rows.every((row) => row['goods'] === 'Coffee beans' && row['carrier'] === 'Levante'),
    ).toBe(true);
    expect((await found('nowhere')).rowCount).toBe(0);
    // In a name and in all numbers.
    expect((await found('g')).rowCount).toBe(ROWS);
  });
});

describe('a request', () => {
  it('is answered by 304 when the reader has the answer', async () => {
    const app = routes();
    await whenReady(app);
    const etag = (await ask(app)).headers.get('ETag') ?? '';
    const again = await ask(app, {}, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask(app, { end: 5 }, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('that makes no sense is refused with the reason, and without a question to the database', async () => {
    const use = vi.fn();
    const app = routes({ connection: { use } });
    const refused = await ask(app, { end: 100_000 });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      'end: ask for 1 to 200 rows at once.\n',
    ]);
    expect((await app.request('/x/demo-data/shipments')).status).toBe(400);
    expect((await app.request(`/x/demo-data/shipments?query=${'x'.repeat(4_001)}`)).status).toBe(
      414,
    );
    expect(use).not.toHaveBeenCalled();
  });

  it('waits for rows that are being made', async () => {
    let calls = 0;
    const app = routes({
      connection: {
        use: async (work) => {
          calls += 1;
          if (calls === 1) await wait(300);
          return connection.use(work);
        },
      },
    });
    const statuses = await Promise.all([ask(app), ask(app, { end: 5 })]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is refused when a network has sent too many', async () => {
    const app = routes({ rule: { size: 2, perSecond: 0.01 } });
    await ask(app);
    await ask(app);
    const refused = await ask(app);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('comes later while the database is down, and the rows are made on another try', async () => {
    let down = true;
    const app = routes({
      connection: {
        use: (work) =>
          down ? Promise.reject(new DatabaseDown(new Error('down'))) : connection.use(work),
      },
    });
    expect((await ask(app)).status).toBe(503);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
    down = false;
    await whenReady(app);
    down = true;
    const refused = await ask(app, { end: 6 });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  });

  it('finds nothing where there are no rows', async () => {
    expect((await ask(routes({ rows: 0 }))).status).toBe(404);
  });
});
