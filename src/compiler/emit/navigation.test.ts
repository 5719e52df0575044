import { describe, expect, it } from 'vitest';
import type { NavigationEntry } from '#core/navigation/navigation.ts';
import type { Product, ProductId } from '#core/navigation/products.ts';
import { printNavigation } from '../print/print.ts';
import { navigationGroups, ownerOf, withPlanned } from './navigation.ts';

const printed = (product: Product): string =>
  printNavigation(navigationGroups(tree, products, product));

const product = (id: ProductId, route: string, routes: string[]): Product => ({
  id,
  name: id,
  title: id,
  folder: '',
  route,
  routes,
  packages: [],
  olderVersions: [],
});

const generic = product('x', '/x/introduction/', ['/x/']);
const grid = product('x-data-grid', '/x/react-data-grid/', ['/x/react-data-grid/']);
const charts = product('x-charts', '/x/react-charts/', ['/x/react-charts/']);
const products = [generic, grid, charts];

const tree: NavigationEntry[] = [
  { title: "What's <new> & next", route: '/x/whats-new/' },
  {
    title: 'Data Grid',
    children: [
      { title: 'Overview', route: '/x/react-data-grid/' },
      {
        title: 'Main features',
        subheader: true,
        children: [
          {
            title: 'Rows',
            children: [
              {
                title: 'Pinning',
                route: '/x/react-data-grid/row-pinning/',
                plan: 'pro',
                isNew: true,
              },
            ],
          },
        ],
      },
      { title: 'Pivoting', route: '/x/react-data-grid/pivoting/', plan: 'premium', planned: true },
      { title: 'List view', route: '/x/react-data-grid/list-view/', preview: true },
    ],
  },
  {
    title: 'Charts & more',
    children: [
      { title: 'Types', children: [{ title: 'Bars', route: '/x/react-charts/bars/' }] },
      { title: 'Lines', route: '/x/react-charts/lines/' },
    ],
  },
];

describe('printNavigation', () => {
  const html = printed(grid);

  it('prints the own product in full', () => {
    expect(html).toContain('<li class="nav-group"><p class="nav-title">Data Grid</p><ul>');
    expect(html).toContain('<li><a href="/x/react-data-grid/">Overview</a></li>');
    expect(html).toContain('<li class="nav-sub"><p>Main features</p><ul>');
    expect(html).toContain('<li><details><summary>Rows</summary><ul>');
  });

  it('prints another product as one link to its first page', () => {
    expect(html).toContain(
      '<li><a class="nav-other" href="/x/react-charts/bars/">Charts &amp; more</a></li>',
    );
    expect(html).not.toContain('Lines');
  });

  it('prints pages at the top for every product', () => {
    const page = '<li><a href="/x/whats-new/">What\'s &lt;new> &amp; next</a></li>';
    for (const each of products) expect(printed(each)).toContain(page);
  });

  it('expands exactly one group per product', () => {
    const expanded = products.map((each) => printed(each).match(/class="nav-title">[^<]+/g) ?? []);
    expect(expanded).toEqual([
      [],
      ['class="nav-title">Data Grid'],
      ['class="nav-title">Charts &amp; more'],
    ]);
  });

  it('prints plan marks and chips after the title', () => {
    expect(html).toContain(
      '>Pinning <span class="plan pro" title="Pro plan">Pro</span> <span class="chip">New</span></a>',
    );
    expect(html).toContain(
      '>Pivoting <span class="plan premium" title="Premium plan">Premium</span> <span class="chip">Planned</span></a>',
    );
    expect(html).toContain(
      '>List view <span class="chip" title="Exported as unstable">Preview</span></a>',
    );
  });

  it('closes what it opens', () => {
    for (const tag of ['ul', 'li', 'details', 'summary', 'p', 'a', 'span']) {
      const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length;
      expect([tag, html.match(new RegExp(`</${tag}>`, 'g'))?.length]).toEqual([tag, opened]);
    }
  });
});

describe('ownerOf', () => {
  it('finds the product of a group by its first page, however deep', () => {
    expect(tree.map((group) => ownerOf(group, products).id)).toEqual([
      'x',
      'x-data-grid',
      'x-charts',
    ]);
  });
});

describe('withPlanned', () => {
  it('marks what is planned, and leaves out what is neither planned nor written', () => {
    const group: NavigationEntry = {
      title: 'Charts',
      children: [
        { title: 'Bars', route: '/x/react-charts/bars/' },
        { title: 'Gantt', route: '/x/react-charts/gantt/', plan: 'pro' },
        { title: 'BarChart', route: '/x/api/charts/bar-chart/' },
      ],
    };
    expect(
      withPlanned([group], new Set(['/x/react-charts/bars/']), new Set(['/x/react-charts/gantt/'])),
    ).toEqual([
      {
        title: 'Charts',
        children: [
          { title: 'Bars', route: '/x/react-charts/bars/' },
          { title: 'Gantt', route: '/x/react-charts/gantt/', plan: 'pro', planned: true },
        ],
      },
    ]);
  });
});
