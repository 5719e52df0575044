import type { HeatmapValueType } from '@mui/x-charts-pro/models';

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const watches = ['Night', 'Morning', 'Noon', 'Evening'];

export const calls: HeatmapValueType[] = [
  [0, 0, 1],
  [0, 1, 6],
  [0, 2, 4],
  [0, 3, 3],
  [1, 0, 2],
  [1, 1, 8],
  [1, 2, 5],
  [1, 3, 4],
  [2, 0, 1],
  [2, 1, 7],
  [2, 2, 9],
  [2, 3, 5],
  [3, 0, 3],
  [3, 1, 9],
  [3, 2, 6],
  [3, 3, 2],
  [4, 0, 2],
  [4, 1, 10],
  [4, 2, 8],
  [4, 3, 6],
];
