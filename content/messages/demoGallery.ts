import type { Facet, Refused } from '#core/demoGallery/choice.ts';
import type { DemoFeature, DemoTask } from '#core/demoGallery/topics.ts';
import { galleryFeatures, galleryTasks } from './gallery.ts';

const FACET_WORDS: Readonly<Record<Facet, { one: string; many: string }>> = {
  product: { one: 'product', many: 'products' },
  plan: { one: 'plan', many: 'plans' },
  task: { one: 'task', many: 'tasks' },
  feature: { one: 'feature', many: 'features' },
};

const printed = (count: number): string => count.toLocaleString('en-US');

/** The gallery of all demos. */
export const demoGalleryMessages = {
  filter: 'Filter demos',
  words: 'Words in a title',
  wordsPlaceholder: 'Search titles',
  facets: { product: 'Product', plan: 'Plan', task: 'Task', feature: 'Feature' },
  all: (facet: Facet): string => `All ${FACET_WORDS[facet].many}`,
  /** A choice, and how many demos it would leave. */
  counted: (label: string, count: number): string => `${label} (${count})`,
  shown: (count: number, total: number): string =>
    count === total
      ? `All ${printed(total)} demos`
      : `${printed(count)} of ${printed(total)} demos`,
  clear: 'Show all demos',
  none: 'No demo matches all of these filters.',
  refused: ({ facet, value }: Refused): string =>
    `The address asks for the ${FACET_WORDS[facet].one} “${value}”, which the gallery does not have. It shows all ${FACET_WORDS[facet].many}.`,
  /** In the place of a picture. */
  noPicture: 'No picture, because this demo draws only in the browser.',
  pictureFailed: 'The picture could not be loaded.',
  loading: 'Loading the gallery…',
  demos: 'Demos',
  /** Below a picture: where its demo is. */
  where: (product: string, page: string): string => `${product} / ${page}`,
  /** Above the list of a product's pages. */
  countOf: (name: string, count: number): string =>
    `${name}: ${count === 1 ? '1 demo' : `${count} demos`}`,
} as const;

/** What the generic product is called where the demos of all products are. */
export const GUIDES = 'Guides';

export const demoTasks: Readonly<Record<DemoTask, string>> = {
  start: 'Get started',
  show: 'Show data',
  enter: 'Enter and edit values',
  find: 'Sort, filter and find',
  select: 'Select and highlight',
  arrange: 'Arrange and size',
  summarize: 'Group and summarize',
  load: 'Load and update data',
  'hand-over': 'Export and copy',
  look: 'Change the look',
  build: 'Build from parts',
  translate: 'Translate, and set time zones',
  reach: 'Make it accessible',
  control: 'Control it from code',
  ...galleryTasks,
};

export const demoFeatures: Readonly<Record<DemoFeature, string>> = {
  columns: 'Columns',
  'column-headers': 'Column headers and menus',
  rows: 'Rows',
  cells: 'Cells',
  filtering: 'Filtering',
  sorting: 'Sorting',
  pagination: 'Pagination',
  pinning: 'Pinning',
  spanning: 'Spanning',
  detail: 'Detail panels',
  'row-grouping': 'Row grouping',
  aggregation: 'Aggregation',
  pivoting: 'Pivoting',
  'tree-data': 'Tree data',
  overlays: 'Overlays',
  clipboard: 'Clipboard',
  assistant: 'AI assistant',
  calendar: 'Calendars',
  clock: 'Clocks',
  field: 'Fields',
  picker: 'Pickers with a popup',
  range: 'Ranges',
  shortcuts: 'Date shortcuts',
  'time-zone': 'Time zones',
  bars: 'Bars',
  lines: 'Lines',
  areas: 'Areas',
  pie: 'Pies and donuts',
  scatter: 'Scatter',
  sparkline: 'Sparklines',
  gauge: 'Gauges',
  radar: 'Radar',
  heatmap: 'Heatmaps',
  funnel: 'Funnels and pyramids',
  sankey: 'Sankey',
  ...galleryFeatures,
  toolbar: 'Toolbars',
  items: 'Tree items',
  expansion: 'Expansion',
  focus: 'Focus',
  editing: 'Editing',
  validation: 'Validation',
  selection: 'Selection',
  ordering: 'Drag and reorder',
  'lazy-loading': 'Lazy loading',
  server: 'Server data',
  export: 'Export',
  size: 'Size and layout',
  performance: 'Performance',
  localization: 'Localization',
  accessibility: 'Accessibility',
  components: 'Custom components',
  state: 'State and API object',
};
