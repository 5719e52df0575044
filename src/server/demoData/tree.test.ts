import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/connection.ts';
import { openEmbedded } from '../database/embedded.ts';
import { createDepots } from './depots.ts';
import { demoDataRoutes } from './routes.ts';

interface Sent {
  rows: Record<string, unknown>[];
  rowCount?: number;
  aggregateRow?: Record<string, unknown>;
}

/** What poses as a server in the page, and its rows: the demos work with either. */
const PAGE = path.join(import.meta.dirname, '../../../content/docs/data-grid/server-side-data');
const { answerQuery } = (await import(`${PAGE}/answerQuery.ts`)) as {
  answerQuery: (rows: readonly object[], query: object) => Sent;
};
const pageRows = (
  (await import(`${PAGE}/depots.ts`)) as { createDepots: () => object[] }
).createDepots();

let folder: string;
let connection: DatabaseConnection;
let app: ReturnType<typeof demoDataRoutes>;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-tree-'));
  connection = connectDatabase({ open: () => openEmbedded(folder), onState: () => undefined });
  connection.start();
  const log = { info: vi.fn(), warn: vi.fn() };
  app = demoDataRoutes({
    connection,
    rows: 10,
    log,
    proxies: 0,
    rule: { size: 1e6, perSecond: 1 },
  });
});

afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

const plain = { start: 0, end: 99, sortModel: [], filterModel: { items: [] }, groupKeys: [] };

function ask(changes: object, headers: Record<string, string> = {}) {
  const query = JSON.stringify({ ...plain, ...changes });
  return app.request(`/x/demo-data/depots?${new URLSearchParams({ query })}`, { headers });
}

/** The rows are made when somebody asks for the first time, which takes a moment. */
const load = (changes: object): Promise<Sent> =>
  vi.waitFor(
    async () => {
      const response = await ask(changes);
      expect(response.status).toBe(200);
      return (await response.json()) as Sent;
    },
    { timeout: 50_000 },
  );

const pad = (part: number) => String(part).padStart(2, '0');

/** Dates as the server sends them. */
const withDays = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, function (this: Record<string, unknown>, key, text: unknown) {
      const date = this[key];
      if (!(date instanceof Date)) return text;
      return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
    }),
  );

const where = (...items: [field: string, operator: string, value?: unknown][]) => ({
  filterModel: { items: items.map(([field, operator, value]) => ({ field, operator, value })) },
});
const by = (field: string, sort: string) => ({ sortModel: [{ field, sort }] });
const below = (...groupKeys: string[]) => ({ groupKeys });

describe('the tree of depots', () => {
  it('has the rows of the page', () => {
    expect(createDepots()).toEqual(withDays(pageRows));
  });

  it.each<[string, object]>([
    ['the regions', {}],
    ['a page of them', { start: 1, end: 2 }],
    ['a page after the last', { start: 8, end: 9 }],
    ['the countries of a region', below('Asia')],
    ['the blocks of a yard', below('Europe', 'Spain', 'Valencia', 'Yard 1')],
    ['what is below a block', below('Europe', 'Spain', 'Valencia', 'Yard 1', 'Block 01')],
    ['what is below nothing', below('Atlantis')],
    ['keys that belong to others', below('Asia', 'Kenya')],
    ['letters of patterns', where(['name', 'contains', '%'])],
    ['an order by name', by('name', 'desc')],
    ['an order by staff', { ...below('Europe', 'Spain'), ...by('staff', 'asc') }],
    ['an order by day', { ...below('Americas'), ...by('inspected', 'desc') }],
    ['a word', { filterModel: { items: [], quickFilterValues: ['Busan'] } }],
    ['two words', { filterModel: { items: [], quickFilterValues: ['BLOCK', '01'] } }],
    ['capitals with marks', where(['name', 'equals', 'PARANAGUÁ'])],
    ['a name in a branch', { ...below('Asia'), ...where(['name', 'startsWith', 'b']) }],
    ['one kind', where(['kind', 'is', 'Country'])],
    ['other kinds', where(['kind', 'not', 'Block'], ['name', 'endsWith', '2'])],
    ['some kinds', where(['kind', 'isAnyOf', ['Region', 'Yard']])],
    ['no name', where(['name', 'doesNotContain', 'a'])],
    ['much staff', { ...below('Europe'), ...where(['staff', '>', 30]) }],
    ['half a person', where(['staff', '>=', 33.5], ['staff', '!=', 34])],
    ['a day', where(['inspected', 'after', '2026-03-01'], ['inspected', 'not', '2026-03-09'])],
    ['nothing', where(['kind', 'isEmpty'])],
    [
      'one of two filters',
      {
        filterModel: {
          ...where(['staff', '<', 12], ['name', 'equals', 'Tuas']).filterModel,
          logicOperator: 'or',
        },
        ...below('Asia'),
      },
    ],
    ['totals', { aggregationModel: { staff: 'sum', containers: 'max' } }],
    [
      'totals under a filter, in their order',
      {
        ...where(['kind', 'equals', 'City']),
        aggregationModel: { staff: 'avg', id: 'size' },
        ...by('staff', 'desc'),
      },
    ],
    [
      'totals of a branch',
      { ...below('Europe'), aggregationModel: { staff: 'min' }, ...by('staff', 'asc') },
    ],
    ['totals of nothing', { ...where(['id', '<', 0]), aggregationModel: { staff: 'size' } }],
  ])('answers as the page does: %s', async (_name, changes) => {
    expect(await load(changes)).toEqual(withDays(answerQuery(pageRows, { ...plain, ...changes })));
  });

  it('is sorted by its own column, too', async () => {
    const { rows } = await load(by('__tree_data_group__', 'desc'));
    expect(rows.map(({ name }) => name)).toEqual(['Europe', 'Asia', 'Americas', 'Africa']);
  });

  it.each<[string, object, string]>([
    ['too many rows', { end: 500 }, 'end: ask for 1 to 200 rows at once.\n'],
    ['groups', { groupFields: ['kind'] }, 'groupFields: a tree has levels of its own.\n'],
    ['a cursor', { cursor: '' }, 'cursor: rows of a tree are found by their indexes.\n'],
    ['an unknown order', by('path', 'asc'), 'sortModel: there is no field "path".\n'],
    [
      'an operator of another kind',
      where(['staff', 'contains', '1']),
      'filterModel: "staff" has no operator "contains".\n',
    ],
  ])('refuses what makes no sense: %s', async (_name, changes, reason) => {
    const refused = await ask(changes);
    expect([refused.status, await refused.text()]).toEqual([400, reason]);
  });

  it.each<[string, object, RegExp]>([
    ['too many levels', below('a', 'b', 'c', 'd', 'e', 'f'), /^groupKeys: /],
    ['a key that is too long', below('x'.repeat(101)), /^groupKeys\.0: /],
    ['a zero character', below('a\0'), /^groupKeys\.0: /],
    ['a filter on paths', where(['path', 'contains', 'x']), /^filterModel/],
    ['totals of a text', { aggregationModel: { kind: 'sum' } }, /^aggregationModel/],
  ])('refuses what it cannot read: %s', async (_name, changes, reason) => {
    const refused = await ask(changes);
    expect([refused.status, reason.test(await refused.text())]).toEqual([400, true]);
  });

  it('is sent once to a reader who has it', async () => {
    await load({});
    const ifNoneMatch = (await ask({})).headers.get('ETag') ?? '';
    const again = await ask({}, { 'If-None-Match': ifNoneMatch });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask(below('Asia'), { 'If-None-Match': ifNoneMatch })).status).toBe(200);
  });
});
