import type { TopicTable } from '#core/demoGallery/topics.ts';

/** What the demos of the Tree View are about. */
export const treeTopics: TopicTable = {
  'tree-view': { tasks: ['start'], features: [] },
  'tree-view/quickstart': { tasks: ['start'], features: ['items'] },
  'tree-view/rich-tree-view/items': { tasks: ['show'], features: ['items'] },
  'tree-view/rich-tree-view/selection': { tasks: ['select'], features: ['selection'] },
  'tree-view/rich-tree-view/expansion': { tasks: ['show'], features: ['expansion'] },
  'tree-view/rich-tree-view/customization': { tasks: ['look', 'build'], features: ['styling'] },
  'tree-view/rich-tree-view/focus': { tasks: ['reach'], features: ['focus'] },
  'tree-view/rich-tree-view/editing': { tasks: ['enter'], features: ['editing'] },
  'tree-view/rich-tree-view/ordering': { tasks: ['arrange'], features: ['ordering'] },
  'tree-view/rich-tree-view/lazy-loading': {
    tasks: ['load'],
    features: ['lazy-loading', 'server'],
  },
  'tree-view/simple-tree-view/items': { tasks: ['show'], features: ['items'] },
  'tree-view/simple-tree-view/selection': { tasks: ['select'], features: ['selection'] },
  'tree-view/simple-tree-view/expansion': { tasks: ['show'], features: ['expansion'] },
  'tree-view/simple-tree-view/customization': { tasks: ['look', 'build'], features: ['styling'] },
  'tree-view/simple-tree-view/focus': { tasks: ['reach'], features: ['focus'] },
  'tree-view/tree-item-customization': {
    tasks: ['build', 'look'],
    features: ['components', 'items'],
  },
  'tree-view/accessibility': { tasks: ['reach'], features: ['accessibility'] },
};
