import type { TopicOfWords, TopicTable } from '#core/demoGallery/topics.ts';
import { chartTopics } from './topics/charts.ts';
import { gridTopics } from './topics/dataGrid.ts';
import { pickerTopics } from './topics/datePickers.ts';
import { treeTopics } from './topics/treeView.ts';

/** What the demos of each page are about: one row for a page, or for a folder and all below it. */
export const topics: TopicTable = {
  ...gridTopics,
  ...pickerTopics,
  ...chartTopics,
  ...treeTopics,
  'introduction/*': { tasks: ['start'], features: [] },
  'common-concepts/custom-components': { tasks: ['build'], features: ['components'] },
  'migration/*': { tasks: ['start'], features: [] },
  'templates/*': { tasks: ['build'], features: ['components'] },
  'templates/linked-views': { tasks: ['build', 'control'], features: ['state'] },
  'templates/shared-state': { tasks: ['build', 'control'], features: ['state'] },
};

/** What the title of a demo says of it, whatever its page is about. */
export const topicsOfWords: readonly TopicOfWords[] = [
  { words: /\bkeyboard\b|\bkeys?\b|\bshortcut/i, features: ['keyboard'] },
  { words: /\bvalidat|\berrors?\b|\binvalid\b|\brequired\b/i, features: ['validation'] },
  { words: /\brange\b/i, features: ['range'] },
  { words: /\bapiref\b|\bcontrolled\b|\bsave and restore\b|\bfrom code\b/i, features: ['state'] },
  { words: /\btooltips?\b/i, features: ['tooltip'] },
  { words: /\btoolbar\b/i, features: ['toolbar'] },
  { words: /\bcolou?r(?:s|ed)?\b|\bdark\b|\btheme\b/i, features: ['colors'] },
  { words: /\bservers?\b|\bserver-side\b/i, features: ['server'] },
  { words: /\blazy\b/i, features: ['lazy-loading'] },
  { words: /\bclick(?:s|ed|ing)?\b/i, features: ['clicks'] },
  { words: /\bdrag\b|\breorder/i, features: ['ordering'] },
  { words: /\baggregat|\btotals?\b/i, features: ['aggregation'] },
];
