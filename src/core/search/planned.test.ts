import { describe, expect, it } from 'vitest';
import type { SearchHit } from './engine.ts';
import { plannedFor } from './planned.ts';
import type { Subject } from './text/find.ts';
import { termsOf } from './text/terms.ts';

const PAGES = [
  { route: '/x/react-data-grid/server-side-data/row-grouping/', title: 'Row grouping' },
  { route: '/x/react-data-grid/row-grouping/', title: 'Row grouping: Overview' },
  { route: '/x/react-data-grid/export/', title: 'Export' },
  { route: '/x/react-charts/export/', title: 'Export' },
  { route: '/x/react-charts/zoom-and-pan/', title: 'Zoom and pan' },
  { route: '/x/react-date-pickers/accessibility/', title: 'Accessibility' },
  { route: '/x/react-date-pickers/date-range-filter/', title: 'DateRangePicker and DataGrid' },
];

/** Words that sections have; of `unknown` ones, none has any. */
const subjectsOf = (query: string, unknown: readonly string[] = []): Subject[] =>
  termsOf(query).map((term) => ({
    sayings: [{ terms: [term], weight: 1 }],
    rarity: unknown.includes(term) ? 2 : 3,
    known: !unknown.includes(term),
  }));

const grid = {
  route: '/x/api/data-grid/grid-api/',
  title: 'GridApi',
  product: 'x-data-grid',
} as const;

const EXPORT_CSV: SearchHit = {
  entity: {
    kind: 'member',
    name: 'exportDataAsCsv',
    plan: 'community',
    deprecated: false,
    type: '',
    default: '',
    text: '',
    owners: [grid],
  },
  page: grid,
  address: grid.route,
  score: 1,
  fit: { coverage: 1, nameShare: 0.5, exact: false, asTyped: false },
};

const planned = (query: string, more: Partial<Parameters<typeof plannedFor>[1]> = {}) =>
  plannedFor(PAGES, { subjects: subjectsOf(query), names: [], near: undefined, ...more })?.route;

describe('plannedFor', () => {
  it.each([
    ['grouping rows', '/x/react-data-grid/row-grouping/'],
    ['zoom', '/x/react-charts/zoom-and-pan/'],
    ['pan a chart', '/x/react-charts/zoom-and-pan/'],
    ['sort rows', undefined],
    ['filter by a range', '/x/react-date-pickers/date-range-filter/'],
    ['DateRangePicker in DataGrid', '/x/react-date-pickers/date-range-filter/'],
    ['DateRangePicker', undefined],
    ['DataGrid', undefined],
    ['show data in a grid', undefined],
    ['date range', undefined],
    ['axis range', undefined],
    ['filter prices by the range of a slider', undefined],
  ])('"%s" is about %s', (query, route) => {
    expect(planned(query)).toBe(route);
  });

  it('is about nothing when the rest of the query is in no page at all', () => {
    expect(planned('', { subjects: subjectsOf('zoom xyzzy', ['xyzzy']) })).toBe(undefined);
    expect(planned('', { subjects: subjectsOf('zoom', ['zoom']) })).toBe(
      '/x/react-charts/zoom-and-pan/',
    );
  });

  it('takes the page of the product that the reader is in', () => {
    expect(planned('export')).toBe('/x/react-data-grid/export/');
    expect(planned('export', { near: 'x-charts' })).toBe('/x/react-charts/export/');
  });

  it('takes no page of another product than the one that is named', () => {
    expect(planned('accessibility')).toBe('/x/react-date-pickers/accessibility/');
    expect(planned('accessibility of the tree')).toBeUndefined();
  });

  it('is told by a name of the reference what else a page is about', () => {
    const subjects = subjectsOf('export spreadsheets csv', ['spreadsheet', 'csv']).map((one) => ({
      ...one,
      rarity: 4,
    }));
    expect(planned('', { subjects })).toBeUndefined();
    expect(planned('', { subjects, names: [EXPORT_CSV] })).toBe('/x/react-data-grid/export/');
  });
});
