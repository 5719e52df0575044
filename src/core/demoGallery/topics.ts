import { GALLERY_FEATURES, GALLERY_TASKS } from '../galleries.ts';

/** What readers want to do, in the order of the filter: of every product, then what charts show. */
export const DEMO_TASKS = [
  'start',
  'show',
  'enter',
  'find',
  'select',
  'arrange',
  'summarize',
  'load',
  'hand-over',
  'look',
  'build',
  'translate',
  'reach',
  'control',
  ...GALLERY_TASKS,
] as const;

/** What a demo is an example of, in the order of the filter: of one product each, then of several. */
export const DEMO_FEATURES = [
  // Data Grid
  'columns',
  'column-headers',
  'rows',
  'cells',
  'filtering',
  'sorting',
  'pagination',
  'pinning',
  'spanning',
  'detail',
  'row-grouping',
  'aggregation',
  'pivoting',
  'tree-data',
  'overlays',
  'clipboard',
  'assistant',
  // Date and Time Pickers
  'calendar',
  'clock',
  'field',
  'picker',
  'range',
  'shortcuts',
  'time-zone',
  // Charts
  'bars',
  'lines',
  'areas',
  'pie',
  'scatter',
  'sparkline',
  'gauge',
  'radar',
  'heatmap',
  'funnel',
  'sankey',
  ...GALLERY_FEATURES,
  // Tree View
  'items',
  'expansion',
  'focus',
  // Of several products
  'editing',
  'validation',
  'selection',
  'ordering',
  'lazy-loading',
  'server',
  'export',
  'size',
  'performance',
  'localization',
  'accessibility',
  'components',
  'state',
] as const;

export type DemoTask = (typeof DEMO_TASKS)[number];
export type DemoFeature = (typeof DEMO_FEATURES)[number];

/** What the demos of some pages are about. */
export interface Topic {
  /** At least one. */
  tasks: readonly DemoTask[];
  features: readonly DemoFeature[];
}

/** What the words of a demo's title say of it, beside its page. */
export interface TopicOfWords {
  words: RegExp;
  features: readonly DemoFeature[];
}

/** The folder of a page → what its demos are about. A row that ends in `/*` is for a folder and all below it. */
export type TopicTable = Readonly<Record<string, Topic>>;

/** The row for a page: its own, or that of the nearest folder; undefined when there is none. */
export function topicFor(
  table: TopicTable,
  key: string,
): { row: string; topic: Topic } | undefined {
  const parts = key.split('/');
  const folders = parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/')}/*`);
  for (const row of [key, ...folders]) {
    const topic = Object.hasOwn(table, row) ? table[row] : undefined;
    if (topic !== undefined) return { row, topic };
  }
  return undefined;
}
