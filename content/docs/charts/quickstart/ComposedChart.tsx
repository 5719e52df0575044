import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedChart() {
  return (
    <ChartContainer
      aria-label="Bicycles counted this week and on average"
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { type: 'bar', data: [1240, 1385, 1102, 1467, 980] },
        { type: 'line', data: [1180, 1260, 1290, 1310, 1150] },
      ]}
    >
      <BarPlot borderRadius={4} />
      <LinePlot />
      <MarkPlot />
      <ChartsReferenceLine y={1400} label="Capacity" />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
