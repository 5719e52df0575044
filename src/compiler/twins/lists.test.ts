import { describe, expect, it } from 'vitest';
import type { CorpusPage } from '#core/twins/corpus.ts';
import type { NavigationEntry } from '#core/navigation/navigation.ts';
import type { PlannedSubject } from '../planned/subjects.ts';
import { printLists } from './lists.ts';

const page = (part: Pick<CorpusPage, 'route' | 'title'> & Partial<CorpusPage>): CorpusPage => ({
  description: '',
  product: 'x-charts',
  kind: 'guide',
  plan: 'community',
  packages: [],
  files: ['index.md', 'index.js.md'],
  ...part,
});

const tree: NavigationEntry[] = [
  {
    title: 'Charts',
    children: [
      { title: 'Overview', route: '/x/react-charts/' },
      { title: 'Kinds', children: [{ title: 'Bars', route: '/x/react-charts/bars/' }] },
      { title: 'More', children: [{ title: 'Heatmap', route: '/x/react-charts/heatmap/' }] },
    ],
  },
];

const pages = [
  page({ route: '/x/react-charts/heatmap/', title: 'Heatmap', plan: 'pro' }),
  page({ route: '/x/react-charts/bars/', title: 'Bars & more', description: 'Compare values.' }),
  page({ route: '/x/react-charts/', title: 'Charts', description: 'Draw data.' }),
  page({ route: '/x/api/charts/', title: 'Charts reference', kind: 'index' }),
  page({ route: '/x/api/charts/bar-chart/', title: 'BarChart', kind: 'component' }),
  page({ route: '/x/api/charts/types/', title: 'Types', kind: 'types' }),
];

const twins = pages.flatMap(({ route, title }) => [
  { route, markdown: `# ${title}\n` },
  { route, file: 'index.js.md', markdown: '# JavaScript\n' },
]);

const promised: PlannedSubject[] = [
  {
    route: '/x/react-charts/gantt/',
    title: 'Gantt',
    product: 'x-charts',
    groups: ['Charts'],
    topics: [],
    related: [],
  },
];

const lists = new Map(
  printLists({ pages, twins, tree, promised }).map(({ file, text }) => [file, text]),
);
const sectionsOf = (file: string): string[] => (lists.get(file) ?? '').split(/\n(?=## )/);

describe('llms.txt', () => {
  it('has the guides in reading order, under their groups, with what they are', () => {
    const [head, ...sections] = sectionsOf('/x/react-charts/llms.txt');
    expect(head).toMatch(/^# React Charts \(MUI X\) [\d.]+\n\n> Draw data\.\n/);
    expect(sections.slice(0, 4).map((text) => text.trim())).toEqual([
      '## Guides\n\n- [Charts](/x/react-charts/index.md): Draw data.',
      '## Kinds\n\n- [Bars \\& more](/x/react-charts/bars/index.md): Compare values.',
      '## More\n\n- [Heatmap](/x/react-charts/heatmap/index.md) (Pro)',
      '## API reference\n\n- [Charts reference](/x/api/charts/index.md)\n- [BarChart](/x/api/charts/bar-chart/index.md)',
    ]);
  });

  it('says of its product what is planned', () => {
    expect(lists.get('/x/react-charts/llms.txt')).toContain(
      '## Planned, not written yet\n\n- [Gantt](/x/react-charts/gantt/index.md)\n\n## Optional',
    );
    expect(lists.get('/x/llms.txt')).not.toContain('Planned');
  });

  it('leads from the first list to every product', () => {
    const text = lists.get('/x/llms.txt') ?? '';
    expect(text).toContain('- [React Charts](/x/react-charts/llms.txt): Draw data.');
    expect(text).toContain('- [React Data Grid](/x/react-data-grid/llms.txt)\n');
    expect(text).not.toContain('BarChart');
  });
});

describe('llms-full.txt', () => {
  it('has the text of the guides, once, in reading order', () => {
    expect(lists.get('/x/react-charts/llms-full.txt')).toBe(
      '# Charts\n\n# Bars & more\n\n# Heatmap\n',
    );
  });
});
