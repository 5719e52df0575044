import type { GalleryEntry } from '#core/galleries.ts';

export const areas: readonly GalleryEntry[] = [
  { demo: 'charts/lines/AreaLines', title: 'A filled area', tasks: ['change'], features: [] },
  {
    demo: 'charts/lines/BaselineLines',
    title: 'An area with its own baseline',
    tasks: ['change'],
    features: [],
  },
  {
    demo: 'charts/areas-demo/ReservoirArea',
    title: 'One area during a year',
    tasks: ['change'],
    features: [],
  },
  {
    demo: 'charts/areas-demo/PowerAreas',
    title: 'Stacked areas',
    tasks: ['change', 'share'],
    features: ['stacking'],
  },
  {
    demo: 'charts/areas-demo/TravelShares',
    title: 'Shares that add up to 100%',
    tasks: ['change', 'share'],
    features: ['stacking'],
  },
  {
    demo: 'charts/areas-demo/PollenArea',
    title: 'An area with missing days',
    tasks: ['change'],
    features: [],
  },
  {
    demo: 'charts/areas-demo/BudgetArea',
    title: 'An area above and below zero',
    tasks: ['change'],
    features: ['colors'],
  },
  {
    demo: 'charts/areas-demo/TinyAreas',
    title: 'Small areas in a row',
    tasks: ['change', 'compare'],
    features: [],
  },
  {
    demo: 'charts/stacking/StackOffsets',
    title: 'Offsets of stacked areas',
    tasks: ['change', 'share'],
    features: ['stacking'],
  },
];
