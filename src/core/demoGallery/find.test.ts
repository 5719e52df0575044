import { describe, expect, it } from 'vitest';
import type { PageOfDemos, ShownDemo } from './demos.ts';
import { entriesOf, findDemos } from './find.ts';

const demo = (name: string, rest: Partial<ShownDemo> = {}): ShownDemo => ({
  name,
  title: name,
  plan: 'community',
  tasks: ['show'],
  features: [],
  hasPicture: true,
  ...rest,
});

const PAGES: PageOfDemos[] = [
  {
    key: 'data-grid/sorting',
    route: '/x/react-data-grid/sorting/',
    title: 'Sorting',
    product: 'x-data-grid',
    demos: [
      demo('BasicSorting', { title: 'Sort by a click', tasks: ['find'], features: ['sorting'] }),
      demo('ManyColumns', { plan: 'pro', tasks: ['find'], features: ['sorting', 'columns'] }),
    ],
  },
  {
    key: 'charts/bars',
    route: '/x/react-charts/bars/',
    title: 'Bars',
    product: 'x-charts',
    demos: [demo('SortedBars', { tasks: ['compare', 'find'], features: ['bars'] })],
  },
];

const entries = entriesOf({ pages: PAGES });
const find = (choice: Parameters<typeof findDemos>[1]) => findDemos(entries, choice);
const names = (choice: Parameters<typeof findDemos>[1]) =>
  find(choice).entries.map(({ demo: { name } }) => name);

describe('findDemos', () => {
  it('shows all demos while nothing is chosen', () => {
    expect(names({ words: '' })).toEqual(['BasicSorting', 'ManyColumns', 'SortedBars']);
  });

  it('keeps what has all that is chosen', () => {
    expect(names({ task: 'find', plan: 'community', words: '' })).toEqual([
      'BasicSorting',
      'SortedBars',
    ]);
    expect(names({ feature: 'columns', product: 'x-data-grid', words: '' })).toEqual([
      'ManyColumns',
    ]);
    expect(names({ feature: 'columns', product: 'x-charts', words: '' })).toEqual([]);
  });

  it.each([
    ['click SORT', ['BasicSorting']],
    ['sorted', ['SortedBars']],
    ['sorting many', ['ManyColumns']],
    ['BasicSorting', ['BasicSorting']],
    ['a(b', []],
  ])('finds all of the words "%s" in titles, titles of pages and names', (words, expected) => {
    expect(names({ words })).toEqual(expected);
  });

  it('counts what each value would leave beside the other choices', () => {
    const { counts } = find({ product: 'x-data-grid', plan: 'pro', words: '' });
    // Other products beside the plan, other plans beside the product.
    expect(Object.fromEntries(counts.product)).toEqual({ 'x-data-grid': 1 });
    expect(Object.fromEntries(counts.plan)).toEqual({ community: 1, pro: 1 });
    expect(Object.fromEntries(counts.feature)).toEqual({ sorting: 1, columns: 1 });
  });

  it('counts only what has the words', () => {
    expect(Object.fromEntries(find({ words: 'bars' }).counts.task)).toEqual({
      compare: 1,
      find: 1,
    });
  });
});
