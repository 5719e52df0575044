import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';
import { LIMITS } from './sent.ts';

const plain = { start: 0, end: 24, sortModel: [], filterModel: { items: [] } };
const read = (changes: Record<string, unknown>) =>
  readQuery(JSON.stringify({ ...plain, ...changes }));
const filtered = (item: Record<string, unknown>) => read({ filterModel: { items: [item] } });

describe('a query of the grid', () => {
  it('is read with its groups, totals and filters', () => {
    expect(
      read({
        sortModel: [{ field: 'weight', sort: 'desc' }],
        filterModel: {
          items: [{ field: 'containers', operator: '>', value: '12' }],
          quickFilterValues: ['Olive', ''],
        },
        groupFields: ['carrier'],
        aggregationModel: { containers: 'sum' },
        paginationModel: { page: 0, pageSize: 25 },
      }),
    ).toEqual({
      start: 0,
      end: 24,
      sorts: [{ field: 'weight', descending: true }],
      filters: [{ field: 'containers', operator: '>', values: [12] }],
      any: false,
      words: ['Olive'],
      groupFields: ['carrier'],
      groupKeys: [],
      totals: [['containers', 'sum']],
    });
  });

  it('leaves out what users have not filled in', () => {
    expect(filtered({ field: 'carrier', operator: 'contains', value: '' }).filters).toEqual([]);
    expect(filtered({ field: 'carrier', operator: 'isAnyOf', value: [] }).filters).toEqual([]);
    expect(read({ sortModel: [{ field: 'weight', sort: null }] }).sorts).toEqual([]);
  });

  it('takes the columns of groups for the fields that they show', () => {
    const groupFields = ['carrier', 'status'];
    const sortsOf = (field: string, groupKeys: string[]) =>
      read({ groupFields, groupKeys, sortModel: [{ field, sort: 'asc' }] }).sorts[0]?.field;
    expect(sortsOf('__row_group_by_columns_group__', [])).toBe('carrier');
    expect(sortsOf('__row_group_by_columns_group__', ['Caledon'])).toBe('status');
    expect(sortsOf('__row_group_by_columns_group_status__', [])).toBe('status');
  });

  it('reads the day of a date, wherever the reader is', () => {
    const value = '2026-03-16T00:00:00.000Z';
    expect(filtered({ field: 'departure', operator: 'is', value }).filters[0]?.values).toEqual([
      '2026-03-16',
    ]);
  });
});

describe('what makes no sense is refused with a reason', () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a page that is too long', { end: LIMITS.page }, /^end: ask for 1 to 200 rows at once\.$/],
    ['a page that ends before it begins', { start: 9, end: 8 }, /^end: /],
    ['a start below zero', { start: -1 }, /^start: /],
    ['half a row', { start: 0.5 }, /^start: /],
    ['a start beyond all rows', { start: 1e15, end: 1e15 }, /^start: /],
    ['no models', { sortModel: undefined }, /^sortModel: /],
    [
      'an order by what is no field',
      { sortModel: [{ field: 'id; drop table x', sort: 'asc' }] },
      /^sortModel: there is no field/,
    ],
    [
      'an order by what every object has',
      { sortModel: [{ field: 'constructor', sort: 'asc' }] },
      /^sortModel: /,
    ],
    ['another direction', { sortModel: [{ field: 'id', sort: 'asc; --' }] }, /^sortModel/],
    [
      'too many orders',
      { sortModel: ['id', 'weight', 'value', 'goods'].map((field) => ({ field, sort: 'asc' })) },
      /^sortModel: /,
    ],
    ['groups by what cannot be grouped', { groupFields: ['note'] }, /^groupFields/],
    ['the same group twice', { groupFields: ['carrier', 'carrier'] }, /^groupFields: /],
    [
      'groups that are too deep',
      { groupFields: ['carrier', 'status', 'goods', 'origin'] },
      /^groupFields: /,
    ],
    ['more keys than groups', { groupFields: ['carrier'], groupKeys: ['a', 'b'] }, /^groupKeys: /],
    ['totals of a text', { aggregationModel: { carrier: 'sum' } }, /^aggregationModel/],
    ['an unknown total', { aggregationModel: { weight: 'pg_sleep' } }, /^aggregationModel/],
    [
      'a filter on the prototype',
      { filterModel: { items: [{ field: '__proto__', operator: 'is', value: 1 }] } },
      /^filterModel/,
    ],
  ])('%s', (_, changes, reason) => {
    expect(() => read(changes)).toThrow(reason);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an operator of another kind', { field: 'weight', operator: 'contains', value: '1' }],
    ['a text for a number', { field: 'weight', operator: '=', value: '1 or 1=1' }],
    ['a day that is none', { field: 'departure', operator: 'is', value: '2026-99-99' }],
    ['a day in a short month', { field: 'departure', operator: 'is', value: '2026-02-30' }],
    ['a year that was not', { field: 'departure', operator: 'is', value: '0000-01-01' }],
    ['a zero character', { field: 'carrier', operator: 'equals', value: 'a\0b' }],
    ['an object for a value', { field: 'carrier', operator: 'equals', value: { toString: 1 } }],
    ['a text that is too long', { field: 'carrier', operator: 'equals', value: 'x'.repeat(101) }],
    ['too many choices', { field: 'carrier', operator: 'isAnyOf', value: Array(51).fill('x') }],
  ])('%s', (_, item) => {
    expect(() => filtered(item)).toThrow(/^filterModel/);
  });

  it.each(['', '{', 'null', '[]', '"text"', '1'])('%j', (text) => {
    expect(() => readQuery(text)).toThrow(/query/);
  });
});
