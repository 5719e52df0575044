import type { GalleryEntry } from '#core/galleries.ts';

export const scatters: readonly GalleryEntry[] = [
  {
    demo: 'charts/scatter/BasicScatter',
    title: 'Two measures of one thing',
    tasks: ['relation', 'distribution'],
    features: [],
  },
  {
    demo: 'charts/scatter/TrendScatter',
    title: 'A trend line through points',
    tasks: ['relation'],
    features: ['composition', 'hooks'],
  },
  {
    demo: 'charts/scatter/BubbleScatter',
    title: 'Points with a size',
    tasks: ['relation'],
    features: [],
  },
  {
    demo: 'charts/scatter/ColorScatter',
    title: 'Points colored by a third value',
    tasks: ['relation'],
    features: ['colors', 'legend'],
  },
  {
    demo: 'charts/scatter/ShapeScatter',
    title: 'Points with shapes of their own',
    tasks: ['relation', 'compare'],
    features: ['styling'],
  },
  {
    demo: 'charts/scatter/DatasetScatter',
    title: 'Points on two logarithmic axes',
    tasks: ['relation'],
    features: ['axes'],
  },
  {
    demo: 'charts/scatter/ManyPoints',
    title: '1,500 points',
    tasks: ['relation', 'distribution'],
    features: [],
  },
  {
    demo: 'charts/components/CanvasPoints',
    title: 'Points on a canvas',
    tasks: ['relation', 'distribution'],
    features: ['composition', 'hooks'],
  },
  {
    demo: 'charts/scatter/NearestPoint',
    title: 'The nearest point reacts',
    tasks: ['relation'],
    features: ['highlighting'],
  },
  {
    demo: 'charts/scatter/ClickScatter',
    title: 'Clicks on points',
    tasks: ['relation'],
    features: ['clicks'],
  },
  {
    demo: 'charts/scatter-demo/PondScatter',
    title: 'Two measures against one',
    tasks: ['relation'],
    features: ['axes'],
  },
  {
    demo: 'charts/scatter-demo/TreeScatter',
    title: 'Two groups of trees',
    tasks: ['relation', 'compare'],
    features: [],
  },
  {
    demo: 'charts/axis/DepthProfile',
    title: 'Depth from top to bottom',
    tasks: ['relation'],
    features: ['axes'],
  },
  {
    demo: 'charts/hooks/use-drawing-area/QuadrantChart',
    title: 'Four named quadrants',
    tasks: ['relation'],
    features: ['hooks', 'labels'],
  },
];
