import type { RadarChartProps } from '@mui/x-charts/RadarChart';

/** Scores of an invented tasting, from 0 to 10. */
export const tasting: RadarChartProps['radar'] = {
  max: 10,
  metrics: ['Aroma', 'Flavor', 'Acidity', 'Body', 'Balance', 'Finish'],
};

export const lightRoast = [8.2, 7.9, 8.8, 4.6, 7.1, 6.4];
export const darkRoast = [6.1, 7.2, 3.4, 8.7, 5.2, 8.1];
