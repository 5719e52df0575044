import type { GalleryEntry } from '#core/galleries.ts';

export const pies: readonly GalleryEntry[] = [
  { demo: 'charts/pie/BasicPie', title: 'A pie', tasks: ['share'], features: [] },
  {
    demo: 'charts/pie/DonutPie',
    title: 'A donut with a text in the center',
    tasks: ['share'],
    features: ['hooks'],
  },
  { demo: 'charts/pie/HalfDonut', title: 'Half a donut', tasks: ['share'], features: [] },
  { demo: 'charts/pie/TwoRings', title: 'Two rings', tasks: ['share'], features: ['composition'] },
  {
    demo: 'charts/pie/PieSizes',
    title: 'Radius, gaps and corners',
    tasks: ['share'],
    features: ['styling'],
  },
  {
    demo: 'charts/pie/PieLabels',
    title: 'Labels on the slices',
    tasks: ['share'],
    features: ['labels'],
  },
  {
    demo: 'charts/pie/ColoredPie',
    title: 'Slices in colors of your own',
    tasks: ['share'],
    features: ['colors'],
  },
  {
    demo: 'charts/pie/HighlightPie',
    title: 'A slice that stands out',
    tasks: ['share'],
    features: ['highlighting'],
  },
  {
    demo: 'charts/pie/ClickPie',
    title: 'Clicks on slices',
    tasks: ['share'],
    features: ['clicks'],
  },
  {
    demo: 'charts/pie-demo/PaddedDonut',
    title: 'Gaps between the slices',
    tasks: ['share'],
    features: ['styling'],
  },
  {
    demo: 'charts/pie-demo/BoroughLabels',
    title: 'Labels only for large slices',
    tasks: ['share'],
    features: ['labels'],
  },
  {
    demo: 'charts/pie-demo/CenterTotal',
    title: 'A total in the center',
    tasks: ['share'],
    features: ['hooks', 'highlighting'],
  },
  {
    demo: 'charts/pie-demo/BudgetRings',
    title: 'A budget in groups and parts',
    tasks: ['share'],
    features: ['colors'],
  },
  { demo: 'charts/pie-demo/HeatingHalf', title: 'Half a pie', tasks: ['share'], features: [] },
  {
    demo: 'charts/pie-demo/TravelMarks',
    title: 'Marks of your own in the legend',
    tasks: ['share'],
    features: ['legend'],
  },
  {
    demo: 'charts/label/PieLabels',
    title: 'Percentages on the slices',
    tasks: ['share'],
    features: ['labels'],
  },
];
