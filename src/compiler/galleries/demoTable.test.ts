import type { Element, ElementContent } from 'hast';
import { describe, expect, it } from 'vitest';
import type { PageOfDemos } from '#core/demoGallery/demos.ts';
import type { GalleryEntry } from '#core/galleries.ts';
import type { DemoSource } from '../demos/read.ts';
import { DEMO_PLACE } from '../markdown/directives.ts';
import { element, place } from '../print/tree.ts';
import { collectDemos, interleave, type GallerySource } from './demoTable.ts';

const heading = (title: string): Element =>
  place('Heading', { level: 2, id: title, title, aliases: [] });
const demoAt = (name: string): Element => element(DEMO_PLACE, { name });

const source = (key: string, name: string, imports = ''): DemoSource => ({
  name,
  id: `${key}/${name}`,
  variants: [
    {
      styling: 'system',
      files: [
        { path: '', place: '', name: `${name}.tsx`, source: `${imports}\nexport default 1;` },
      ],
    },
  ],
});

const page = (
  key: string,
  children: ElementContent[],
  sources: DemoSource[],
  route = '/x/react-data-grid/sorting/',
): GallerySource => ({
  source: { key, file: `${key}/index.md`, folder: key, markdown: '' },
  route,
  tree: { type: 'root', children },
  frontMatter: { title: 'Sorting' },
  compiledDemos: { sources },
});

const KEY = 'data-grid/sorting';
const tables = {
  topics: { [KEY]: { tasks: ['find'], features: ['sorting'] } },
  words: [{ words: /\bclick/i, features: ['clicks'] }],
  entries: new Map<string, GalleryEntry>([
    [
      `${KEY}/Curated`,
      { demo: `${KEY}/Curated`, title: 'A title of its own', tasks: ['flow'], features: ['zoom'] },
    ],
  ]),
} as const;

const collect = (...pages: GallerySource[]): PageOfDemos[] =>
  collectDemos(pages, (id) => id.endsWith('Basic'), tables);

describe('collectDemos', () => {
  it('names demos by their sections, and by their own words where several share one', () => {
    const [found] = collect(
      page(
        KEY,
        [
          demoAt('FirstOne'),
          heading('Sort by a click'),
          element('div', {}, [demoAt('Basic')]),
          heading('Order'),
          demoAt('UpAndDown'),
          demoAt('OnlyUp'),
          demoAt('Curated'),
        ],
        ['FirstOne', 'Basic', 'UpAndDown', 'OnlyUp', 'Curated'].map((name) => source(KEY, name)),
      ),
    );
    expect(found?.demos.map(({ title }) => title)).toEqual([
      'First one',
      'Sort by a click',
      'Order: up and down',
      'Order: only up',
      'A title of its own',
    ]);
    expect(found).toMatchObject({ key: KEY, title: 'Sorting', product: 'x-data-grid' });
  });

  it('takes topics from the page, the words of the title, and a gallery of its own', () => {
    const [found] = collect(
      page(
        KEY,
        [heading('Sort by a click'), demoAt('Basic'), heading('Rest'), demoAt('Curated')],
        [source(KEY, 'Basic'), source(KEY, 'Curated')],
      ),
    );
    expect(found?.demos.map(({ tasks, features }) => [tasks, features])).toEqual([
      [['find'], ['sorting', 'clicks']],
      [
        ['find', 'flow'],
        ['sorting', 'zoom'],
      ],
    ]);
    expect(found?.demos.map(({ hasPicture }) => hasPicture)).toEqual([true, false]);
  });

  it.each([
    ["import { DataGrid } from '@mui/x-data-grid';", 'community'],
    ["import { useGridApiRef } from '@mui/x-data-grid-pro';", 'pro'],
    [
      "import { DataGrid } from '@mui/x-data-grid';\nimport { A } from '@mui/x-data-grid-premium/A';",
      'premium',
    ],
    ["import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';", 'pro'],
    ["import Button from '@mui/material/Button';", 'community'],
  ])('reads the plan from %j', (imports, plan) => {
    const [found] = collect(page(KEY, [demoAt('Basic')], [source(KEY, 'Basic', imports)]));
    expect(found?.demos[0]?.plan).toBe(plan);
  });

  it('leaves out pages without demos, without a topic, and without front matter', () => {
    const other = page('data-grid/other', [demoAt('A')], [source('data-grid/other', 'A')]);
    const broken = { ...page(KEY, [demoAt('A')], [source(KEY, 'A')]), frontMatter: undefined };
    expect(collect(page(KEY, [], []), other, broken)).toEqual([]);
  });

  it('puts pages into the order of the navigation', () => {
    const at = (route: string) => page(KEY, [demoAt('A')], [source(KEY, 'A')], route);
    const found = collect(at('/x/react-charts/bars/'), at('/x/react-data-grid/sorting/'));
    expect(found.map(({ product }) => product)).toEqual(['x-data-grid', 'x-charts']);
  });
});

it('lets the pages of products alternate, guides last, and keeps their order', () => {
  const of = (product: PageOfDemos['product'], key: string): PageOfDemos => ({
    key,
    route: '',
    title: '',
    product,
    demos: [],
  });
  const pages = [
    of('x', 'x1'),
    of('x-data-grid', 'g1'),
    of('x-data-grid', 'g2'),
    of('x-data-grid', 'g3'),
    of('x-charts', 'c1'),
    of('x-charts', 'c2'),
  ];
  expect(interleave(pages).map(({ key }) => key)).toEqual(['g1', 'c1', 'x1', 'g2', 'c2', 'g3']);
});
