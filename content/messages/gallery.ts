import type { GalleryFeature, GalleryTask } from '#core/galleries.ts';

/** The filter over a gallery of demos. */
export const galleryMessages = {
  task: 'What you want to show',
  feature: 'What it is an example of',
  all: 'All',
  /** Follows the number that is shown. */
  shownOf: (count: number): string => `of ${count} shown`,
} as const;

export const galleryTasks: Readonly<Record<GalleryTask, string>> = {
  compare: 'Compare values',
  change: 'Change over time',
  share: 'Parts of a whole',
  relation: 'How two things relate',
  flow: 'Flow and steps',
  distribution: 'Distribution',
};

export const galleryFeatures: Readonly<Record<GalleryFeature, string>> = {
  axes: 'Axes and scales',
  labels: 'Labels',
  legend: 'Legend',
  tooltip: 'Tooltip',
  highlighting: 'Highlighting',
  clicks: 'Clicks',
  colors: 'Colors',
  styling: 'Styling',
  stacking: 'Stacking',
  composition: 'Composition',
  hooks: 'Hooks',
  zoom: 'Zoom and pan',
  toolbar: 'Toolbar and export',
  animation: 'Animation',
  keyboard: 'Keyboard',
};
