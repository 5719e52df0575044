import type { HeatmapValueType } from '@mui/x-charts-pro/models';

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

/** Swimmers of an invented pool: a row per day, a number per hour. The pool is closed on Sunday evening. */
const swimmers = [
  [14, 12, 38, 21, 44, 71],
  [16, 11, 35, 24, 48, 76],
  [13, 15, 41, 37, 59, 68],
  [15, 12, 36, 22, 46, 79],
  [12, 14, 33, 31, 57, 52],
  [29, 58, 84, 97, 91, 48],
  [33, 66, 92, 104, 88],
];

/** The position of the day, the position of the hour, and the number. */
export const data = swimmers.flatMap((day, x) =>
  day.map((count, y): HeatmapValueType => [x, y, count]),
);
