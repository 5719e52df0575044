import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { darkRoast, lightRoast, tasting } from './roasts';

export default function ComposedRadar() {
  return (
    <RadarDataProvider
      height={320}
      radar={tasting}
      series={[
        { id: 'light', label: 'Light roast', data: lightRoast },
        { id: 'dark', label: 'Dark roast', data: darkRoast, fillArea: true },
      ]}
    >
      <ChartsWrapper legendPosition={{ vertical: 'bottom' }}>
        <ChartsLegend />
        <ChartsSurface
          aria-label="A dark roast, compared with a light one"
          direction="ltr"
        >
          <RadarGrid divisions={2} stripeColor={null} />
          <RadarSeriesArea seriesId="light" strokeDasharray="5 4" />
          <RadarSeriesArea seriesId="dark" />
          <RadarSeriesMarks seriesId="dark" />
          <RadarMetricLabels />
        </ChartsSurface>
      </ChartsWrapper>
    </RadarDataProvider>
  );
}
