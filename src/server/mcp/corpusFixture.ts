import {
  CORPUS_FILE,
  EXPORTS_FILE,
  referenceFile,
  type Corpus,
  type ReferenceEntry,
} from '#core/twins/corpus.ts';
import type { NameChange } from '#core/history/changes.ts';
import { historyFile, type ProductHistory } from '#core/history/productHistory.ts';
import { CHANGES_FILE } from '#core/migration/change.ts';
import { changedProducts } from '#core/migration/products.ts';
import { fixtureChanges } from '#core/migration/changesFixture.ts';
import { sandboxesPath, type PageSandboxes } from '#core/sandbox/source.ts';
import { packSearch } from '#core/search/pack.ts';
import { packTexts } from '#core/search/text/pack.ts';
import type { TextSection } from '#core/search/text/section.ts';
import type { SearchEntity } from '#core/search/entity.ts';

/*
 * A documentation of five pages for tests: a guide with a demo in two stylings, a migration guide, a component, its
 * product's index and its types. A page about lines is promised.
 */

const GUIDE = '/x/react-charts/bars/';
const MIGRATION = '/x/migration/migration-charts-v7/';
const BAR = '/x/api/charts/bar-chart/';
const INDEX = '/x/api/charts/';
const TYPES = '/x/api/charts/types/';

const TYPES_TEXT = [
  '# Charts types',
  '',
  '## Types',
  '',
  '### `BarOrder`',
  '',
  '```ts',
  'type BarOrder = BarRule[];',
  '```',
  '',
  '### `BarRule`',
  '',
  '```ts',
  'type BarRule = {',
  "  direction: 'asc' | 'desc';",
  '};',
  '```',
  '',
].join('\n');

const guideText = (code: string): string =>
  [
    '---',
    'title: Bars',
    '---',
    '',
    '# Bars',
    '',
    'Bars compare.',
    '',
    '## Stacking',
    '',
    'Give a `stack`.',
    '',
    '### Order of stacks',
    '',
    `Example: [Stacked](${GUIDE}#Stacked)`,
    '',
    '```',
    code,
    '```',
    '',
    '## Long',
    '',
    ...Array.from({ length: 900 }, (_, i) => `Paragraph ${i} of a text that is long enough.\n`),
  ].join('\n');

const BAR_TEXT = [
  '# BarChart',
  '',
  '## Props',
  '',
  '### `layout`',
  '',
  "- Type: `'horizontal' | 'vertical'`",
  '',
  '### `borderRadius`',
  '',
  '- Type: `number`',
  '',
  '## Slots',
  '',
  '| Slot | Default |',
  '| --- | --- |',
  '| `bar` | `BarElement` |',
  '| `legend` | `ChartsLegend` |',
  '',
  '## Types',
  '',
  '### `BarOrder`',
  '',
  '```ts',
  'type BarOrder = BarRule[];',
  '```',
  '',
].join('\n');

const MIGRATION_TEXT = [
  '# Breaking changes: Charts',
  '',
  'Two names change: `legendHidden` and `colors`.',
  '',
  '## Overview',
  '',
  '| `legendHidden` | of the legend |',
  '',
  '## Legend',
  '',
  '### Hide it',
  '',
  'The prop `legendHidden` is now `hideLegend`.',
  '',
  '```diff',
  '-<BarChart legendHidden />',
  '+<BarChart hideLegend />',
  '```',
  '',
].join('\n');

const page = {
  description: '',
  product: 'x-charts',
  plan: 'community',
} as const;

const corpus: Corpus = {
  library: 'MUI X',
  version: '8.12.0',
  pages: [
    {
      ...page,
      packages: ['@mui/x-charts'],
      route: GUIDE,
      title: 'Bars',
      description: 'Compare values by the length of bars.',
      kind: 'guide',
      files: ['index.md', 'index.js.md', 'index.css.md'],
      sections: [
        { id: 'stacking', text: 'Stacking', level: 2 },
        { id: 'stack-order', text: 'Order of stacks', level: 3 },
        { id: 'long', text: 'Long', level: 2 },
      ],
      key: 'charts/bars',
      demos: [{ name: 'Stacked', title: 'Stacked', stylings: ['system', 'css'] }],
    },
    {
      ...page,
      packages: ['@mui/x-charts'],
      route: MIGRATION,
      title: 'Breaking changes: Charts',
      kind: 'guide',
      files: ['index.md'],
    },
    {
      ...page,
      packages: [],
      route: BAR,
      title: 'BarChart',
      kind: 'component',
      files: ['index.md'],
    },
    {
      ...page,
      packages: [],
      route: INDEX,
      title: 'Charts reference',
      kind: 'index',
      files: ['index.md'],
    },
    {
      ...page,
      packages: [],
      route: TYPES,
      title: 'Charts types',
      kind: 'types',
      files: ['index.md'],
    },
  ],
};

const member = (name: string, type: string) => ({
  name,
  required: false,
  type: { text: type, short: type },
  description: `What ${name} is.`,
  plan: 'community' as const,
});

const reference: ReferenceEntry[] = [
  {
    kind: 'component',
    name: 'BarChart',
    exportName: 'BarChart',
    product: 'x-charts',
    plan: 'community',
    route: BAR,
    description: '',
    imports: [
      {
        package: '@mui/x-charts',
        plan: 'community',
        line: "import { BarChart } from '@mui/x-charts/BarChart';",
      },
    ],
    typeParameters: [],
    props: [
      member('layout', "'horizontal' | 'vertical'"),
      {
        ...member('borderRadius', 'number'),
        deprecated: 'Use slots.',
        since: '8.4',
        removedIn: '9',
      },
      { ...member('hideLegend', 'boolean'), plan: 'pro' },
    ],
    alsoAccepts: ['sx'],
    slots: [
      { name: 'bar', description: '', default: 'BarElement', plan: 'community' },
      { name: 'legend', description: '', default: 'ChartsLegend', plan: 'community' },
    ],
    classes: [],
  },
];

const code = (language: 'TS' | 'JS', styling: 'system' | 'css') => ({
  language,
  styling,
  files: [
    { path: `${styling}.${language === 'TS' ? 'tsx' : 'jsx'}`, text: `${language} ${styling}` },
  ] as [{ path: string; text: string }],
  imports: ['react'],
});

const sandboxes: PageSandboxes = {
  installed: {},
  demos: {
    Stacked: {
      title: 'Stacked – Bars',
      codes: [code('TS', 'system'), code('JS', 'system'), code('TS', 'css'), code('JS', 'css')],
    },
  },
};

const entity = (part: Pick<SearchEntity, 'kind' | 'name' | 'owners'>): SearchEntity => ({
  plan: 'community',
  deprecated: false,
  type: '',
  default: '',
  text: '',
  ...part,
});

const bars = { route: GUIDE, title: 'Bars', product: 'x-charts' } as const;
const barChart = { route: BAR, title: 'BarChart', product: 'x-charts' } as const;

const linePlot = {
  route: '/x/api/charts/line-plot/',
  title: 'LinePlot',
  product: 'x-charts',
} as const;

const search = packSearch([
  entity({ kind: 'page', name: 'Bars', owners: [bars] }),
  entity({ kind: 'section', name: 'Stacking', owners: [bars] }),
  entity({ kind: 'demo', name: 'Stacked', owners: [bars] }),
  entity({ kind: 'component', name: 'BarChart', owners: [barChart] }),
  entity({ kind: 'prop', name: 'layout', owners: [barChart] }),
  entity({ kind: 'slot', name: 'bar', owners: [barChart] }),
  entity({ kind: 'component', name: 'LinePlot', owners: [linePlot] }),
]);

const section = (hash: string, title: string, text: string, asks: string[]): TextSection => ({
  hash,
  title,
  text,
  asks,
  parents: [],
  identifiers: [],
});

const texts = packTexts(
  [
    {
      page: bars,
      plan: 'community',
      groups: ['Charts'],
      sections: [
        section('', 'Bars', 'Bars compare.', []),
        {
          ...section('stacking', 'Stacking', 'Give a stack. It adds values up.', [
            'pile values on top of each other',
          ]),
          code: { language: 'tsx', text: "<BarChart series={[{ stack: 'a' }]} />" },
        },
        {
          ...section('stack-order', 'Order of stacks', 'The first series is at the bottom.', []),
          since: '8.6',
        },
        section('long', 'Long', 'Paragraphs of a text that is long enough.', []),
      ],
    },
  ],
  [{ route: '/x/react-charts/lines/', title: 'Lines' }],
);

const change = (version: string, rest: Pick<NameChange, 'kind' | 'name'> & Partial<NameChange>) =>
  ({ version, subject: 'member', ...rest }) as const;

const history: ProductHistory = {
  changes: [
    change('6', { kind: 'added', name: 'layout', owner: 'BarChart' }),
    change('8.0', { kind: 'removed', name: 'legendHidden', owner: 'BarChart' }),
    change('8.0', { kind: 'removed', name: 'legendHidden', owner: 'LineChart' }),
    change('8.4', { kind: 'added', name: 'borderRadius', owner: 'BarChart' }),
    change('8.9', { kind: 'default', name: 'borderRadius', owner: 'BarChart', from: '', to: '4' }),
    change('8.10', { kind: 'types', name: 'borderRadius', owner: 'BarChart', from: 'a', to: 'b' }),
    change('9', { kind: 'removed', name: 'borderRadius', owner: 'BarChart' }),
  ],
  packages: {},
};

/** Path from the site's root → text. */
export const corpusFiles: Readonly<Record<string, string>> = {
  [CORPUS_FILE]: JSON.stringify(corpus),
  ...Object.fromEntries(
    [...search, ...texts].map(([file, content]) => [file, JSON.stringify(content)]),
  ),
  [CHANGES_FILE]: JSON.stringify(fixtureChanges),
  ...Object.fromEntries(
    changedProducts.map((product) => [
      historyFile(product),
      JSON.stringify(product === 'x-charts' ? history : { changes: [], packages: {} }),
    ]),
  ),
  [EXPORTS_FILE]: JSON.stringify([
    {
      package: '@mui/x-charts',
      version: '8.12.0',
      names: ['BarChart', 'barClasses', 'BarOrder'],
      entries: {
        BarAdapter: ['BarAdapter'],
        locales: ['barTexts'],
        internals: ['useBars', 'barKeys'],
      },
    },
    {
      package: '@mui/x-charts',
      version: '7.29.1',
      names: ['BarChart', 'barLabels', 'barKeys', 'BarRule'],
    },
  ]),
  [`${TYPES}index.md`]: TYPES_TEXT,
  [sandboxesPath('charts/bars')]: JSON.stringify(sandboxes),
  [referenceFile('x-charts')]: JSON.stringify(reference),
  ...Object.fromEntries(
    (['x-data-grid', 'x-date-pickers', 'x-tree-view'] as const).map((id) => [
      referenceFile(id),
      '[]',
    ]),
  ),
  [`${GUIDE}index.md`]: guideText('const ts = 1;'),
  [`${GUIDE}index.js.md`]: guideText('const js = 1;'),
  [`${GUIDE}index.css.md`]: guideText('const css = 1;'),
  [`${MIGRATION}index.md`]: MIGRATION_TEXT,
  [`${BAR}index.md`]: BAR_TEXT,
  [`${INDEX}index.md`]: '# Charts reference\n',
};
