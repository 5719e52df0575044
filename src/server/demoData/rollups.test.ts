import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/connection.ts';
import { openEmbedded } from '../database/embedded.ts';
import { answerQuery } from './answer.ts';
import { makeRollups } from './makeRollups.ts';
import { readQuery } from './query.ts';
import { choices } from './rows.ts';
import { rollups } from './rollups.ts';
import { seedShipments } from './seed.ts';
import { sourceOf } from './sources.ts';
import { cells } from './table.ts';

const ROWS = 2_500;

let folder: string;
let connection: DatabaseConnection;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-rollups-'));
  connection = connectDatabase({ open: () => openEmbedded(folder), onState: () => undefined });
  connection.start();
  await vi.waitFor(() => seedShipments(connection, ROWS), { timeout: 50_000 });
  await makeRollups(connection);
});

afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

/** Always the same numbers from 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom(20_260_316);
const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <T>(list: readonly T[]): T => {
  const item = list[below(list.length)];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};
const some = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
const day = () => new Date(Date.UTC(2026, 0, 1 + below(170))).toISOString().slice(0, 10);

const NUMBER_OPERATORS = ['=', '!=', '>', '>=', '<', '<='];
const TEXT_OPERATORS = ['contains', 'doesNotContain', 'equals', 'startsWith', 'endsWith', 'not'];
const DATE_OPERATORS = ['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore'];
const listed = ['goods', 'origin', 'destination', 'carrier', 'currency', 'status', 'priority'];
const amounts = ['id', 'containers', 'weight', 'value'];

/** Digits that some numbers have, and sometimes more of the number. */
const digits = () =>
  `${oneOf(['', '', '', 'NG-', '-', 'g-1', '0'])}${below(oneOf([10, 100, 13_000]))}`;

function textOf(field: string): string {
  const value = oneOf(choices[field as 'goods'] ?? []);
  const start = below(value.length);
  return oneOf([value, value.slice(start, start + 1 + below(4)).toUpperCase(), 'nowhere']);
}

function filter(): object {
  const field = oneOf([...listed, ...amounts, 'departure', 'arrival', 'insured', 'note', 'number']);
  switch (field) {
    case 'departure':
    case 'arrival':
      return { field, operator: oneOf(DATE_OPERATORS), value: day() };
    case 'insured':
      return { field, operator: 'is', value: oneOf(['true', 'false']) };
    case 'number':
      return { field, operator: oneOf(TEXT_OPERATORS), value: digits() };
    case 'note':
      return oneOf([
        { field, operator: oneOf(['isEmpty', 'isNotEmpty']) },
        { field, operator: oneOf(TEXT_OPERATORS), value: textOf(field) },
      ]);
  }
  if (!amounts.includes(field)) {
    return oneOf([
      { field, operator: oneOf(TEXT_OPERATORS), value: textOf(field) },
      { field, operator: 'isAnyOf', value: some(3, () => textOf(field)) },
    ]);
  }
  const most = { id: ROWS, containers: 25, weight: 300_000, value: 80_000 }[field] ?? 0;
  const value = random() * most;
  return { field, operator: oneOf(NUMBER_OPERATORS), value: oneOf([value, Math.floor(value)]) };
}

function question(): Record<string, unknown> {
  const groupFields = oneOf([
    [],
    ['carrier'],
    [oneOf(listed)],
    ['origin', 'status'],
    ['goods', 'carrier'],
  ]);
  const start = oneOf([0, 0, below(50), below(ROWS)]);
  const sortable = [...listed, ...amounts, 'departure', 'arrival', 'insured', 'number', 'note'];
  return {
    start,
    end: start + below(40),
    groupFields,
    groupKeys: groupFields
      .slice(0, below(3))
      .map((field) => oneOf(choices[field as 'goods'] ?? [])),
    sortModel: some(3, () => ({ field: oneOf(sortable), sort: oneOf(['asc', 'desc']) })),
    filterModel: {
      items: oneOf([[], [filter()], [filter()], [filter(), filter()], some(4, filter)]),
      logicOperator: oneOf(['and', 'and', 'or']),
      quickFilterValues: oneOf([[], [], [oneOf([digits(), textOf(oneOf(listed))])]]),
    },
    aggregationModel: Object.fromEntries(
      some(3, () => [oneOf(amounts), oneOf(['sum', 'avg', 'min', 'max', 'size'])]),
    ),
  };
}

const answer = (query: ReturnType<typeof readQuery>, isRolledUp: boolean) =>
  connection.use((orm) => answerQuery(orm, query, { totals: new Map(), isRolledUp }));

describe('roll-ups', () => {
  /** How many shipments each roll-up has counted. A shipment has many patterns. */
  async function countedBy(): Promise<[string, number][]> {
    const found = await connection.use((orm) => orm.select().from(cells));
    return rollups
      .filter(({ fields }) => !fields.includes('number'))
      .map(({ name }) => {
        const own = found.filter(({ rollup }) => rollup === name);
        return [name, own.reduce((sum, { count }) => sum + count, 0)];
      });
  }
  const all = (rows: number) =>
    rollups.flatMap(({ name }) => (name === 'numbers' ? [] : [[name, rows]]));

  it('count every shipment once, by however many processes they are made', async () => {
    await Promise.all([makeRollups(connection), makeRollups(connection)]);
    expect(await countedBy()).toEqual(all(ROWS));
  });

  it('give the answers that the shipments themselves give', async () => {
    const used = new Set<boolean>();
    for (let round = 0; round < 200; round += 1) {
      const asked = question();
      const query = readQuery(JSON.stringify(asked));
      const [expected, given] = [await answer(query, false), await answer(query, true)];
      expect({ asked, ...given }).toEqual({ asked, ...expected });
      await connection.use(async (orm) =>
        used.add(sourceOf(orm, query, { by: [], isRolledUp: true }).isRollup),
      );
    }
    expect(used.size).toBe(2);
  }, 180_000);

  const plain = { start: 0, end: 24, sortModel: [] };
  const where = (...items: [field: string, operator: string, value?: unknown][]) => ({
    items: items.map(([field, operator, value]) => ({ field, operator, value })),
  });
  it.each<[string, boolean, object]>([
    ['a carrier', true, where(['carrier', 'equals', 'Caledon'])],
    [
      'days',
      true,
      where(['departure', 'after', '2026-02-02'], ['arrival', 'before', '2026-03-16']),
    ],
    ['a weight in the middle of a step', true, where(['weight', '>', 123_456])],
    ['a value from and to', true, where(['value', '>=', 1_234], ['value', '<', 23_456])],
    ['a digit', true, where(['number', 'contains', '7'])],
    ['the beginning of a number', true, where(['number', 'startsWith', 'ng-1'])],
    ['words', true, { items: [], quickFilterValues: ['coffee', 'med', 'o'] }],
    // A shipment has several digits, so that counting cells would count it more than once.
    ['two digits', false, where(['number', 'contains', '7'], ['number', 'endsWith', '1'])],
    ['no such digit', false, where(['number', 'doesNotContain', '7'])],
    [
      'a digit or a carrier',
      false,
      { ...where(['number', 'contains', '7'], ['carrier', 'is', 'Caledon']), logicOperator: 'or' },
    ],
    ['numbers by three digits, which an index finds', false, where(['number', 'contains', '123'])],
    ['two columns of many values', false, where(['weight', '>', 99_999], ['value', '<', 9_999])],
  ])('are there for a filter by %s: %s', async (_name, isThere, filterModel) => {
    const query = readQuery(JSON.stringify({ ...plain, filterModel }));
    await connection.use(async (orm) => {
      expect(sourceOf(orm, query, { by: ['carrier'], isRolledUp: true }).isRollup).toBe(isThere);
    });
  });

  it('are made anew when there are more shipments, and in parts when these are many', async () => {
    await seedShipments(connection, ROWS + 1);
    await makeRollups(connection, ROWS);
    expect(await countedBy()).toEqual(all(ROWS + 1));
  }, 180_000);
});
