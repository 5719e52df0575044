import { describe, expect, it } from 'vitest';
import { nearRoutes } from './nearRoutes.ts';

const routes = [
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/filtering/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/ordering/',
].map((route) => ({ route, title: route }));

const near = (wrong: string, count = 3) =>
  nearRoutes(routes, wrong, count).map(({ route }) => route);

describe('nearRoutes', () => {
  it('finds a page by its misspelt last segment', () => {
    expect(near('/x/react-data-grid/sortng/')[0]).toBe('/x/react-data-grid/sorting/');
  });

  it('finds a page that moved to another product', () => {
    expect(near('/x/react-charts/sorting/')[0]).toBe('/x/react-data-grid/sorting/');
  });

  it('finds a page whose slash is missing', () => {
    expect(near('/x/react-charts/bars')[0]).toBe('/x/react-charts/bars/');
  });

  it('offers no more than asked for', () => {
    expect(near('/x/react-data-grid/ordering/', 2)).toHaveLength(2);
    expect(near('/x/react-data-grid/ordering/', 0)).toEqual([]);
  });

  it('offers nothing when nothing is near', () => {
    expect(near('/wp-admin/setup-config.php')).toEqual([]);
    expect(near('/')).toEqual([]);
  });
});
