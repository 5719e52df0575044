import { describe, expect, it } from 'vitest';
import {
  breadcrumbOf,
  type NavigationEntry,
  entryRoute,
  groupsOf,
  leafPages,
  neighbors,
  pruneTree,
  wayTo,
} from './navigation.ts';

const tree: NavigationEntry[] = [
  { title: 'News', route: '/x/news/' },
  {
    title: 'Grid',
    children: [
      { title: 'Overview', route: '/x/grid/' },
      {
        title: 'Rows',
        children: [
          { title: 'Height', route: '/x/grid/height/', plan: 'pro' },
          { title: 'Recipes', route: '/x/grid/recipes/' },
        ],
      },
      { title: 'Jump', route: '/x/grid/#jump' },
    ],
  },
  { title: 'Charts', children: [{ title: 'Bars', route: '/x/charts/bars/' }] },
];

const routes = (entries: readonly NavigationEntry[]) =>
  leafPages(entries).map(({ route }) => route);

describe('leafPages', () => {
  it('lists the pages in reading order, without groups and links into pages', () => {
    expect(leafPages(tree)).toEqual([
      { route: '/x/news/', title: 'News' },
      { route: '/x/grid/', title: 'Overview' },
      { route: '/x/grid/height/', title: 'Height' },
      { route: '/x/grid/recipes/', title: 'Recipes' },
      { route: '/x/charts/bars/', title: 'Bars' },
    ]);
  });

  it('lists nothing of an empty tree', () => {
    expect(leafPages([])).toEqual([]);
  });
});

describe('pruneTree', () => {
  it('keeps a tree whose pages all exist', () => {
    expect(pruneTree(tree, () => true)).toEqual(tree);
  });

  it('leaves out pages that do not exist and the groups this empties', () => {
    const pruned = pruneTree(tree, (route) => route === '/x/grid/height/');
    expect(pruned).toEqual([
      {
        title: 'Grid',
        children: [
          {
            title: 'Rows',
            children: [{ title: 'Height', route: '/x/grid/height/', plan: 'pro' }],
          },
        ],
      },
    ]);
  });

  it('keeps a link into a page as long as the page exists', () => {
    const [grid] = pruneTree(tree, (route) => route === '/x/grid/');
    expect(grid?.children?.map(({ title }) => title)).toEqual(['Overview', 'Jump']);
  });

  it('leaves the given tree alone', () => {
    const before = JSON.stringify(tree);
    expect(pruneTree(tree, () => false)).toEqual([]);
    expect(JSON.stringify(tree)).toBe(before);
  });
});

describe('neighbors', () => {
  const pages = leafPages(tree);

  it('crosses the borders of groups', () => {
    expect(neighbors(pages, '/x/grid/recipes/')).toEqual({
      previous: { route: '/x/grid/height/', title: 'Height' },
      next: { route: '/x/charts/bars/', title: 'Bars' },
    });
  });

  it('has no key where the row of pages ends', () => {
    expect(Object.keys(neighbors(pages, routes(tree)[0] ?? ''))).toEqual(['next']);
    expect(Object.keys(neighbors(pages, routes(tree).at(-1) ?? ''))).toEqual(['previous']);
  });

  it('finds none for a page outside of the tree', () => {
    expect(neighbors(pages, '/x/else/')).toEqual({});
  });
});

describe('groupsOf', () => {
  it('names the groups from the outside in', () => {
    expect(groupsOf(tree, '/x/grid/height/')).toEqual(['Grid', 'Rows']);
  });

  it('names none for a page at the top', () => {
    expect(groupsOf(tree, '/x/news/')).toEqual([]);
  });

  it('tells a page that the tree does not have', () => {
    expect(groupsOf(tree, '/x/grid')).toBeUndefined();
  });
});

describe('breadcrumbOf', () => {
  const reference = {
    title: 'API reference',
    children: [
      {
        title: 'Components',
        subheader: true,
        children: [{ title: 'Grid', route: '/x/api/grid/' }],
      },
    ],
  };

  it('has no heading that stands among entries: it is no place', () => {
    expect(breadcrumbOf([{ title: 'Data', children: [reference] }], '/x/api/grid/')).toEqual([
      'Data',
      'API reference',
    ]);
  });

  it('tells a page that the tree does not have', () => {
    expect(breadcrumbOf([reference], '/x/api/tree/')).toBeUndefined();
  });
});

describe('wayTo', () => {
  const a = { title: 'A', route: '/x/a/' };
  const b = { title: 'B', route: '/x/b/' };
  const deep = { title: 'Deep', children: [b] };
  const rows = { title: 'Rows', children: [deep] };
  const tree = [{ title: 'Columns', children: [a] }, rows, { ...b }];

  it('leads to the first entry of a route, through all that holds it', () => {
    const way = wayTo(tree, '/x/b/');
    expect(way).toEqual([rows, deep, b]);
    expect(way[2]).toBe(b);
  });

  it('is empty for a route that the tree does not have', () => {
    expect(wayTo(tree, '/x/c/')).toEqual([]);
    expect(wayTo(tree, '')).toEqual([]);
  });

  it('ends at links: what is a branch is none', () => {
    expect(wayTo([{ title: 'Rows', route: '/x/a/', children: [b] }, a], '/x/a/')).toEqual([a]);
  });
});

describe('entryRoute', () => {
  it.each([
    ['/x/api/data-grid/data-grid/types/', '/x/api/data-grid/data-grid/'],
    ['/x/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
    ['/x/api/data-grid/', '/x/api/data-grid/'],
    ['/x/api/data-grid/types/', '/x/api/data-grid/'],
    ['/x/api/data-grid/changes/', '/x/api/data-grid/'],
    ['/x/api/data-grid/changes/older/', '/x/api/data-grid/'],
    ['/x/api/charts/use-x-scale/', '/x/api/charts/'],
    ['/x/api/charts/bar-chart/playground/', '/x/api/charts/bar-chart/'],
    ['/x/react-data-grid/tree-data/types/', '/x/react-data-grid/tree-data/types/'],
  ])('knows %s by %s', (route, entry) => {
    expect(entryRoute(route)).toBe(entry);
  });
});
