import { describe, expect, it } from 'vitest';
import { packDetails, packEntities, unpackDetails, unpackEntities } from './columns.ts';
import { createEngine } from './engine.ts';
import type { SearchEntity, SearchPage } from './entity.ts';

const page = (title: string, route: string, product: SearchPage['product']): SearchPage => ({
  route,
  title,
  product,
});
const grid = page('DataGrid', '/x/api/data-grid/data-grid/', 'x-data-grid');
const gridPro = page('DataGridPro', '/x/api/data-grid/data-grid-pro/', 'x-data-grid');
const bar = page('BarChart', '/x/api/charts/bar-chart/', 'x-charts');
const pie = page('PieChart', '/x/api/charts/pie-chart/', 'x-charts');
const sorting = page('Sorting', '/x/react-data-grid/sorting/', 'x-data-grid');

const entity = (
  part: Pick<SearchEntity, 'kind' | 'name' | 'owners'> & Partial<SearchEntity>,
): SearchEntity => ({
  plan: 'community',
  deprecated: false,
  type: '',
  default: '',
  text: '',
  ...part,
});

const entities: SearchEntity[] = [
  entity({ kind: 'page', name: 'Sorting', owners: [sorting], text: 'Sort rows.' }),
  entity({ kind: 'section', name: 'Disable the sorting', owners: [sorting] }),
  entity({ kind: 'section', name: 'Per column', owners: [sorting], hash: 'per-column-2' }),
  entity({ kind: 'component', name: 'DataGrid', owners: [grid] }),
  entity({ kind: 'component', name: 'DataGridPro', plan: 'pro', owners: [gridPro] }),
  entity({ kind: 'component', name: 'PieChart', owners: [pie] }),
  entity({
    kind: 'prop',
    name: 'sortModel',
    type: 'GridSortModel',
    default: '[]',
    text: 'The rules.',
    owners: [grid, gridPro],
  }),
  entity({ kind: 'prop', name: 'pinnedColumns', plan: 'pro', owners: [gridPro] }),
  entity({ kind: 'prop', name: 'loading', owners: [grid, gridPro] }),
  entity({ kind: 'prop', name: 'loading', owners: [pie] }),
  entity({ kind: 'prop', name: 'onItemClick', owners: [bar, pie] }),
  entity({ kind: 'class', name: 'MuiDataGrid-cell', deprecated: true, owners: [grid] }),
  entity({ kind: 'type', name: 'GridSortModel', owners: [grid] }),
];

const { search, add } = createEngine(entities, [
  ['freeze', ['pin']],
  ['doughnut', ['pie']],
  ['piece of cake', ['pie']],
]);
const first = (query: string): string | undefined => search({ query, count: 5 }).hits[0]?.address;

describe('the columns', () => {
  const columns = packEntities(entities);
  const file = JSON.parse(JSON.stringify(columns)) as unknown;
  const details = JSON.parse(JSON.stringify(packDetails(entities))) as unknown;

  it('give back what was packed', () => {
    const read = unpackEntities(file);
    const unpacked = unpackDetails(details, read);
    expect(read.map((one) => ({ ...one, ...unpacked.get(one) }))).toEqual(entities);
  });

  it('can be read before the details are there', () => {
    const [, , , , , , prop] = unpackEntities(file);
    expect(prop).toMatchObject({ name: 'sortModel', type: '', text: '', owners: [grid, gridPro] });
  });

  it.each([[undefined], [null], [{}], [{ format: 1 }], [{ format: 2, pages: {} }], ['<html>']])(
    'refuse %j',
    (broken) => {
      expect(() => unpackEntities(broken)).toThrow(TypeError);
      expect(() => unpackDetails(broken, entities)).toThrow(TypeError);
    },
  );

  it('refuse details of another index', () => {
    expect(() => unpackDetails(details, entities.slice(1))).toThrow('incomplete');
  });

  it('refuse half a file', () => {
    expect(() => unpackEntities({ ...columns, names: 'DataGrid' })).toThrow('incomplete');
  });
});

describe('the search', () => {
  it.each([
    ['sortModel', '/x/api/data-grid/data-grid/#data-grid-prop-sortModel'],
    ['sort model', '/x/api/data-grid/data-grid/#data-grid-prop-sortModel'],
    ['sortModle', '/x/api/data-grid/data-grid/#data-grid-prop-sortModel'],
    ['DataGridPro sortModel', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-sortModel'],
    ['onItemClick pie', '/x/api/charts/pie-chart/#pie-chart-prop-onItemClick'],
    ['onItemClick', '/x/api/charts/bar-chart/#bar-chart-prop-onItemClick'],
    ['freeze column', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns'],
    ['doughnut chart', '/x/api/charts/pie-chart/'],
    ['chart like a piece of cake', '/x/api/charts/pie-chart/'],
    ['how do I disable sorting', '/x/react-data-grid/sorting/#disable-the-sorting'],
    ['per column', '/x/react-data-grid/sorting/#per-column-2'],
    ['MuiDataGrid-cell', '/x/api/data-grid/data-grid/#data-grid-classes-cell'],
    ['sorti', '/x/react-data-grid/sorting/'],
  ])('answers "%s"', (query, address) => {
    expect(first(query)).toBe(address);
  });

  it('puts the reader’s own product first among equals', () => {
    const near = (product: SearchPage['product']) =>
      search({ query: 'loading', count: 1, near: product }).hits[0]?.page.product;
    expect(near('x-charts')).toBe('x-charts');
    expect(near('x-data-grid')).toBe('x-data-grid');
  });

  it('keeps to a product and a kind', () => {
    const { hits } = search({ query: 'loading', count: 9, product: 'x-charts', kind: 'prop' });
    expect(hits.map(({ address }) => address)).toEqual([
      '/x/api/charts/pie-chart/#pie-chart-prop-loading',
    ]);
  });

  it('finds what is put in later, and nothing twice', () => {
    const later = entity({ kind: 'section', name: 'Zebra stripes', owners: [sorting] });
    add([later]);
    add([later]);
    const { hits } = search({ query: 'zebra', count: 9 });
    expect(hits.map(({ address }) => address)).toEqual([
      '/x/react-data-grid/sorting/#zebra-stripes',
    ]);
    expect(search({ query: 'zebar', count: 1 }).hits[0]?.entity.name).toBe('Zebra stripes');
  });

  it('offers near words when nothing is found', () => {
    expect(search({ query: 'zortmodelx', count: 5 })).toMatchObject({ hits: [], total: 0 });
    expect(search({ query: 'zortmodel', count: 5 }).near).toContain('sortModel');
  });

  it.each([
    ['how to', 'subject'],
    ['the of a', 'subject'],
    ['What is this?', 'subject'],
    ['AND OR NOT', 'subject'],
    ['как сортировать строки', 'latin'],
    ['如何排序', 'latin'],
    ['ترتيب الصفوف', 'latin'],
    ['מיון שורות', 'latin'],
    ['+ - ** ""', 'words'],
    ['👩‍👩‍👧', 'words'],
  ] as const)('finds nothing for %j and says that it lacks the %s', (query, lacks) => {
    expect(search({ query, count: 5 })).toEqual({ hits: [], total: 0, near: [], lacks });
  });

  it('takes words that say nothing for the beginning of a name', () => {
    const { hits } = search({ query: 'on', count: 5 });
    expect(hits.map(({ entity }) => entity.name)).toEqual(['onItemClick']);
  });

  it('says nothing of what is only misspelled, or has a word of ours', () => {
    expect(search({ query: 'zortmodelx', count: 5 }).lacks).toBeUndefined();
    const { hits } = search({ query: 'сортировка pinnedColumns', count: 5 });
    expect(hits[0]?.entity.name).toBe('pinnedColumns');
  });

  it.each([
    [''],
    ['   '],
    ['.*+?^${}()|[]\\'],
    ['👩‍👩‍👧'],
    ['<script>alert(1)</script>'],
    ['שורה'],
    ['x'.repeat(10_000)],
    ['sort '.repeat(2_000)],
    ['__proto__ constructor toString'],
  ])('survives %j', (query) => {
    expect(Array.isArray(search({ query, count: 5 }).hits)).toBe(true);
  });
});
