import { expect, it } from 'vitest';
import type { PageOfDemos } from '#core/demoGallery/demos.ts';
import { place } from '../print/tree.ts';
import { printTree } from '../print/print.ts';
import { demosByProduct, printDemosTwin } from './demoGallery.ts';

const page = (
  product: PageOfDemos['product'],
  route: string,
  ...titles: string[]
): PageOfDemos => ({
  key: route,
  route,
  title: `Page ${route}`,
  product,
  demos: titles.map((title) => ({
    name: title,
    title,
    plan: 'community',
    tasks: ['show'],
    features: [],
    hasPicture: true,
  })),
});

const PAGES = [
  page('x', '/x/a/', 'One'),
  page('x-charts', '/x/b/', 'Two', 'Three'),
  page('x-charts', '/x/c/', 'Four'),
];

it('lists pages by product, guides last, without products that have none', () => {
  expect(demosByProduct(PAGES).map(({ name, pages }) => [name, pages.length])).toEqual([
    ['Charts', 2],
    ['Guides', 1],
  ]);
});

it('prints links to all demos for readers without a script', () => {
  const html = printTree(place('DemoGallery', { products: demosByProduct(PAGES) }));
  expect(html).toContain('data-island="demo-gallery"');
  expect(html).toContain('<h2>Charts: 3 demos</h2>');
  expect(html).toContain('<a href="/x/b/">Page /x/b/</a>');
  expect(html).toContain('<li><a href="/x/b/#Three">Three</a></li>');
});

it('prints them as Markdown', () => {
  expect(printDemosTwin(PAGES)).toBe(
    [
      '**Charts: 3 demos**',
      '',
      '- [Page /x/b/](/x/b/): Two; Three',
      '- [Page /x/c/](/x/c/): Four',
      '',
      '**Guides: 1 demo**',
      '',
      '- [Page /x/a/](/x/a/): One',
    ].join('\n'),
  );
});
