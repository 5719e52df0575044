import { describe, expect, it } from 'vitest';
import { CORPUS_FILE, type CorpusPage } from '#core/twins/corpus.ts';
import { createLibrary } from './library.ts';
import { addressOfSection, findSection } from './sections.ts';

const page = (kind: CorpusPage['kind'], title: string, route: string): CorpusPage => ({
  route,
  title,
  description: '',
  product: 'x-charts',
  plan: 'community',
  packages: [],
  kind,
  files: ['index.md'],
});

const chart = page('component', 'BarChart', '/x/api/charts/bar-chart/');
const hook = page('hook', 'useBars', '/x/api/charts/use-bars/');
const api = page('interface', 'BarApi', '/x/api/charts/bar-api/');
const types = page('types', 'Charts types', '/x/api/charts/types/');
const changes = page('changes', 'Changes', '/x/api/charts/changes/');
const guide = page('guide', 'Bars', '/x/react-charts/bars/');

const library = createLibrary(async (name) =>
  name === CORPUS_FILE
    ? JSON.stringify({ pages: [chart, hook, api, types, changes, guide] })
    : undefined,
);

describe('findSection', () => {
  it('finds a demo that stands before the first section', () => {
    const demos = [{ name: 'Stacked', title: 'Stacked', stylings: ['system' as const] }];
    const markdown =
      '# Bars\n\nExample: [Stacked](/x/react-charts/bars/#Stacked)\n\n## Long\n\nText.\n';
    const section = findSection({ ...guide, demos }, markdown, 'Stacked');
    expect(section).toMatchObject({ id: 'Stacked', from: 0, to: markdown.indexOf('## Long') });
    expect(() => findSection({ ...guide, demos }, '# Bars\n\n## Long\n', 'Stacked')).toThrow(
      'has no section "Stacked"',
    );
  });
});

describe('a section whose id also stands for another', () => {
  it('is found by its own id first', () => {
    const markdown = '# Bars\n\n## CSS classes\n\nText.\n\n## Classes\n\nMore.\n';
    expect(findSection(guide, markdown, 'css-classes')).toMatchObject({ title: 'CSS classes' });
    expect(findSection(guide, markdown, 'classes')).toMatchObject({ title: 'Classes' });
  });

  it('is found by the other in an entry, which has no section of that id', () => {
    expect(findSection(chart, '# BarChart\n\n## CSS classes\n', 'css-classes')).toMatchObject({
      id: 'classes',
    });
  });
});

describe('addressOfSection', () => {
  it.each([
    [chart, ['## Props', '### `layout`'], 'layout', 'bar-chart/#bar-chart-prop-layout'],
    [chart, ['## CSS classes'], 'css-classes', 'bar-chart/#classes'],
    [chart, ['## Changes', '### 8.4'], '8.4', 'bar-chart/'],
    [chart, ['## Types'], 'types', 'types/'],
    [chart, ['## Types', '### `BarRule`'], 'type-BarRule', 'types/#type-BarRule'],
    [
      hook,
      ['## Parameters', '### `options.skip`'],
      'options.skip',
      'use-bars/#use-bars-param-options-skip',
    ],
    [hook, ['## Returns', '### `bars`'], 'bars', 'use-bars/#use-bars-prop-bars'],
    [api, ['## BarSortApi', '### `sort`'], 'BarSortApi', 'bar-api/#bar-sort-api'],
    [api, ['## BarSortApi', '### `sort`'], 'sort', 'bar-api/#bar-api-prop-sort'],
    [types, ['## Types', '### `BarRule`'], 'BarRule', 'types/#type-BarRule'],
    [types, ['## Types', '### `BarApi`'], 'BarApi', 'bar-api/'],
    [
      changes,
      ['## 8.13, newer than these pages'],
      '8.13, newer than these pages',
      'changes/#v8-13',
    ],
  ])('of %o with %j: %s', async (of, headings, wanted, address) => {
    const markdown = ['# Title', ...headings, ''].join('\n\n');
    const section = findSection(of, markdown, wanted);
    expect(await addressOfSection(library, of, section)).toBe(
      `https://mui.com/x/api/charts/${address}`,
    );
  });

  it('of a guide is that of its heading, whatever it is called', async () => {
    const section = findSection(guide, '# Bars\n\n## Types\n\n### Type of bars\n', 'Type of bars');
    expect(await addressOfSection(library, guide, section)).toBe(
      'https://mui.com/x/react-charts/bars/#type-of-bars',
    );
  });
});
