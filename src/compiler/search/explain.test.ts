import { describe, expect, it } from 'vitest';
import type { SearchEntity, SearchKind } from '#core/search/entity.ts';
import type { TextSection } from '#core/search/text/section.ts';
import { createExplainer } from './explain.ts';

const entity = (
  kind: SearchKind,
  name: string,
  route: string,
  product: 'x' | 'x-data-grid' = 'x-data-grid',
): SearchEntity => ({
  kind,
  name,
  plan: 'community',
  deprecated: false,
  type: '',
  default: '',
  text: '',
  owners: [{ route, title: kind === 'prop' ? 'DataGrid' : name, product }],
});

const section = (hash: string, title: string, text: string): TextSection => ({
  hash,
  title,
  text,
  parents: [],
  asks: [],
  identifiers: [],
});

const explain = createExplainer(
  [
    entity('component', 'DataGrid', '/x/api/data-grid/data-grid/'),
    entity('prop', 'getRowId', '/x/api/data-grid/data-grid/'),
    entity('hook', 'useGridSelector', '/x/api/data-grid/use-grid-selector/'),
    entity('page', 'Row selection', '/x/react-data-grid/row-selection/'),
    entity('page', 'Export', '/x/react-data-grid/export/'),
    entity('section', 'License key for Pro', '/x/introduction/installation/', 'x'),
  ],
  {
    general: new Set(['DataGrid']),
    places: [['The row is gone', '/x/react-data-grid/export/#rows']],
    texts: [
      {
        page: { route: '/x/introduction/licensing/', title: 'Licensing', product: 'x' },
        plan: 'community',
        groups: [],
        sections: [
          section('1-missing-license-key', '1. Missing license key', ''),
          section('6-invalid', '6. Invalid license key', 'It may add: Key version not found! Then'),
        ],
      },
    ],
  },
);

const placed = (
  text: string,
  {
    module = 'index',
    folders = [] as string[],
    product = 'x-data-grid' as 'x' | 'x-data-grid',
  } = {},
): string | undefined => {
  const place = explain({ text, isSigned: true, module, folders }, product);
  return place && `${place.page.route}#${place.hash}`;
};

describe('a message is explained by', () => {
  it('what it names, a prop rather than the grid', () => {
    const text = 'The DataGrid needs a unique id; use the getRowId prop.';
    expect(placed(text)).toBe('/x/api/data-grid/data-grid/#data-grid-prop-getRowId');
  });

  it('the place that was written down for it', () => {
    expect(placed('The row is gone. Use getRowId.')).toBe('/x/react-data-grid/export/#rows');
  });

  it('a heading that says the same', () => {
    expect(placed('Missing license key. The license key is missing.', { product: 'x' })).toBe(
      '/x/introduction/licensing/#1-missing-license-key',
    );
    expect(placed('Invalid license key. Its format is wrong.', { product: 'x' })).toBe(
      '/x/introduction/licensing/#6-invalid',
    );
  });

  it('a section that quotes it', () => {
    expect(placed('Error checking license. Key version not found!', { product: 'x' })).toBe(
      '/x/introduction/licensing/#6-invalid',
    );
  });

  it('a heading that shares its words', () => {
    expect(placed('No license key found.', { product: 'x' })).toBe(
      '/x/introduction/installation/#license-key-for-pro',
    );
    expect(placed('The selection has no row.')).toBe('/x/react-data-grid/row-selection/#');
  });

  it('its module, or the page of its feature', () => {
    expect(placed('Called too early.', { module: 'useGridSelector' })).toBe(
      '/x/api/data-grid/use-grid-selector/#',
    );
    expect(placed('No element.', { folders: ['export', 'features'] })).toBe(
      '/x/react-data-grid/export/#',
    );
  });

  it('the grid when it names nothing else', () => {
    expect(placed('The DataGrid is broken.')).toBe('/x/api/data-grid/data-grid/#');
  });

  it('nothing when nothing is near', () => {
    expect(placed('Broken.')).toBeUndefined();
  });
});
