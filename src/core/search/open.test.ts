import { describe, expect, it } from 'vitest';
import type { SearchEntity } from './entity.ts';
import { ENTITIES_FILE } from './files.ts';
import type { ReadIndex } from './files.ts';
import { openSearch } from './open.ts';
import { SECTIONS_FILE } from './text/files.ts';
import { packSearch } from './pack.ts';
import { partsFor, shardEntities, WHOLE_UP_TO, type PartRange } from './shards.ts';

const section = (page: number, name: string): SearchEntity => ({
  kind: 'section',
  name,
  plan: 'community',
  deprecated: false,
  type: '',
  default: '',
  text: `Says ${name}.`,
  owners: [{ route: `/x/${page}/`, title: `Page ${page}`, product: 'x-charts' }],
});

const prop: SearchEntity = {
  ...section(0, 'barLabel'),
  kind: 'prop',
  type: 'string',
  owners: [{ route: '/x/api/charts/bar-chart/', title: 'BarChart', product: 'x-charts' }],
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const wordOf = (n: number): string => {
  const letter = (at: number): string => LETTERS.charAt(at % LETTERS.length);
  return letter(n) + letter(n * 7 + 3) + letter(Math.floor(n / 26)) + letter(n % 11);
};

const large = [
  prop,
  ...Array.from({ length: WHOLE_UP_TO }, (_, at) =>
    section(at, `${wordOf(at)} ${wordOf(at * 31)}`),
  ),
];

/** Reads from memory, and notes what was read. */
function reader(entities: readonly SearchEntity[]): { read: ReadIndex; requested: string[] } {
  const files = packSearch(entities);
  const requested: string[] = [];
  const read: ReadIndex = async (address) => {
    requested.push(address);
    const file = files.get(address);
    if (file === undefined) throw new Error(`${address}: 404`);
    return JSON.parse(JSON.stringify(file)) as unknown;
  };
  return { read, requested: requested };
}

describe('a small index', () => {
  it('is one file, and details when a result is shown', async () => {
    const { read, requested } = reader([prop, section(1, 'Stacking')]);
    const search = await openSearch(read, []);
    const answer = await search.ask({ query: 'bar label', count: 5 });
    expect(requested).toEqual([ENTITIES_FILE]);
    expect(search.isComplete(answer)).toBe(false);
    const { hits } = await search.complete(answer);
    expect(hits[0]?.entity).toEqual(prop);
    expect(requested).toEqual([ENTITIES_FILE, SECTIONS_FILE, '/x/search/details-x-charts.json']);
  });

  it('has details at once when it was prepared', async () => {
    const { read } = reader([prop]);
    const search = await openSearch(read, []);
    await search.prepare('x-charts');
    const answer = await search.ask({ query: 'barLabel', count: 5 });
    expect(answer.hits[0]?.entity).toEqual(prop);
  });

  it('answers without details that cannot be had, and asks for them again', async () => {
    const { read, requested } = reader([prop]);
    const search = await openSearch(async (address) => {
      const file = await read(address);
      if (address !== ENTITIES_FILE) throw new Error('refused');
      return file;
    }, []);
    for (const _ of [1, 2]) {
      const answer = await search.complete(await search.ask({ query: 'barLabel', count: 5 }));
      expect(answer.hits[0]?.entity).toMatchObject({ name: 'barLabel', type: '' });
    }
    expect(requested.filter((address) => address === SECTIONS_FILE)).toHaveLength(2);
    expect(requested).toHaveLength(5);
  });

  it.each([[null], [{}], [[]], ['<html>'], [{ columns: { format: 1 } }]])(
    'refuses %j',
    async (file) => {
      await expect(openSearch(async () => file, [])).rejects.toThrow(TypeError);
    },
  );
});

describe('a large index', () => {
  it('comes in parts, each fetched when a word of it is typed', async () => {
    const { read, requested } = reader(large);
    const search = await openSearch(read, []);
    const name = large[500]?.name ?? '';
    const answer = await search.ask({ query: name, count: 5 });
    expect(answer.hits[0]?.entity).toEqual(large[500]);
    const parts = requested.filter((address) => address.includes('part-'));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.length).toBeLessThanOrEqual(2);
    await search.ask({ query: name, count: 5 });
    expect(requested.filter((address) => address.includes('part-'))).toEqual(parts);
  });

  it('has the reference at hand without them', async () => {
    const { read } = reader(large);
    const search = await openSearch(async (address) => {
      if (address.includes('part-')) throw new Error('refused');
      return read(address);
    }, []);
    expect((await search.ask({ query: 'barLabel', count: 5 })).hits[0]?.entity.name).toBe(
      'barLabel',
    );
  });

  it('puts a name into the part of each of its words', () => {
    const { parts } = shardEntities(large);
    const ranges = parts.map(({ start, entities }): PartRange => [start, entities.length]);
    for (const entity of large.slice(1, 200)) {
      const [first = '', second = ''] = entity.name.split(' ');
      for (const at of partsFor(ranges, [[first], [second]])) {
        expect(parts[at]?.entities).toContain(entity);
      }
    }
  });
});

it('takes the parts of what was typed before those of other words for it', () => {
  const ranges: PartRange[] = [
    ['a', 900],
    ['f', 200],
    ['p', 900],
    ['s', 900],
  ];
  const subjects = [
    ['freeze', 'pin'],
    ['column', 'axis'],
  ];
  expect(partsFor(ranges, subjects)).toEqual([1, 0, 2]);
  expect(partsFor([], subjects)).toEqual([]);
  expect(partsFor([['m', 900]], [['a']])).toEqual([]);
});

it('leaves out parts that would be too much, but never the first', () => {
  const subjects = [['column', 'field'], ['group']];
  const heavy: PartRange[] = [
    ['c', 4_000],
    ['f', 900],
    ['g', 900],
  ];
  expect(partsFor(heavy, subjects)).toEqual([0]);
  const mixed: PartRange[] = [
    ['c', 1_000],
    ['f', 300],
    ['g', 2_000],
  ];
  expect(partsFor(mixed, subjects)).toEqual([0, 1]);
});
