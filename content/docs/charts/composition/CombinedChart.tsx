import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function CombinedChart() {
  return (
    <ChartContainer
      aria-label="Solar power covers the use of the school in May and June"
      height={300}
      xAxis={[
        { scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] },
      ]}
      yAxis={[{ label: 'Electricity (MWh)', width: 55 }]}
      series={[
        { type: 'bar', label: 'Use', data: [9.4, 8.7, 7.9, 6.8, 6.1, 5.2] },
        { type: 'line', label: 'Solar', data: [1.1, 2.2, 4.3, 5.6, 6.3, 6.8] },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsReferenceLine
        y={7.4}
        label="Average use"
        labelAlign="end"
        labelStyle={{ direction: 'ltr' }}
      />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
