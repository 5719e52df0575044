import { describe, expect, it } from 'vitest';
import type { Product } from '../navigation/products.ts';
import { linkGroups, printBreadcrumbs, trailOf } from './breadcrumbs.ts';

const charts: Product = {
  id: 'x-charts',
  name: 'Charts',
  title: 'React Charts',
  folder: 'charts',
  route: '/x/react-charts/',
  routes: ['/x/react-charts/', '/x/api/charts/'],
  packages: [],
  olderVersions: [],
};

const trail = (route: string, title: string) =>
  trailOf({ route, title, product: 'x-charts' }, [charts]).map((one) => one.route);

describe('trailOf', () => {
  it('leads from the product to the page', () => {
    expect(
      trailOf({ route: '/x/react-charts/bars/', title: 'Bars', product: 'x-charts' }, [charts]),
    ).toEqual([
      { route: '/x/react-charts/', title: 'React Charts' },
      { route: '/x/react-charts/bars/', title: 'Bars' },
    ]);
  });

  it('has the overview of a product once', () => {
    expect(trail('/x/react-charts/', 'React Charts')).toEqual(['/x/react-charts/']);
  });

  it('leads through the index of the reference, and through the page that a tab belongs to', () => {
    expect(trail('/x/api/charts/', 'API reference')).toEqual([
      '/x/react-charts/',
      '/x/api/charts/',
    ]);
    expect(trail('/x/api/charts/bar-chart/', 'BarChart')).toEqual([
      '/x/react-charts/',
      '/x/api/charts/',
      '/x/api/charts/bar-chart/',
    ]);
    expect(
      trailOf(
        { route: '/x/api/charts/bar-chart/types/', title: 'BarChart types', product: 'x-charts' },
        [charts],
      ).slice(2),
    ).toEqual([
      { route: '/x/api/charts/bar-chart/', title: 'BarChart' },
      { route: '/x/api/charts/bar-chart/types/', title: 'BarChart types' },
    ]);
    expect(trail('/x/api/charts/use-drawing-area/', 'useDrawingArea')).toEqual([
      '/x/react-charts/',
      '/x/api/charts/',
      '/x/api/charts/use-drawing-area/',
    ]);
  });
});

describe('printBreadcrumbs', () => {
  it('numbers the pages and names them by whole addresses', () => {
    const text = printBreadcrumbs([{ route: '/x/a/', title: 'A' }], 'https://docs.example.com');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'A', item: 'https://docs.example.com/x/a/' },
      ],
    });
  });

  it('has no text that ends a script', () => {
    const text = printBreadcrumbs([{ route: '/x/a/', title: '</script><b>' }], 'https://a.example');
    expect(text).not.toContain('<');
    expect(text).toContain(String.raw`\u003c/script>`);
  });
});

describe('linkGroups', () => {
  const link = (route: string, ...titles: string[]) =>
    linkGroups({ route, product: 'x-charts' }, titles, [charts]);

  it('leads to the product, and to the index of its reference', () => {
    expect(link('/x/react-charts/bars/', 'Charts', 'Components')).toEqual([
      { title: 'Charts', route: '/x/react-charts/' },
      { title: 'Components' },
    ]);
    expect(link('/x/api/charts/bar-chart/', 'Charts', 'API reference')).toEqual([
      { title: 'Charts', route: '/x/react-charts/' },
      { title: 'API reference', route: '/x/api/charts/' },
    ]);
  });

  it('has no link of a page to itself, nor from a guide to a group called like the reference', () => {
    expect(link('/x/react-charts/', 'Charts')).toEqual([{ title: 'Charts' }]);
    expect(link('/x/api/charts/', 'Charts', 'API reference')[1]).toEqual({
      title: 'API reference',
    });
    expect(link('/x/react-charts/bars/', 'API reference')).toEqual([{ title: 'API reference' }]);
  });
});
