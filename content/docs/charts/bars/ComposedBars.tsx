import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedBars() {
  return (
    <ChartDataProvider
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
        },
      ]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)', width: 52 },
        {
          id: 'temperature',
          label: 'Temperature (°C)',
          position: 'right',
          width: 46,
          min: 0,
        },
      ]}
      series={[
        {
          type: 'bar',
          label: 'Rain',
          yAxisId: 'rain',
          data: [58, 71, 84, 92, 79, 60],
        },
        {
          type: 'line',
          label: 'Temperature',
          yAxisId: 'temperature',
          data: [9, 14, 18, 20, 19, 15],
        },
      ]}
    >
      <ChartsWrapper legendPosition={{ vertical: 'top' }}>
        <ChartsLegend />
        <ChartsSurface aria-label="Rain and temperature per month">
          <BarPlot borderRadius={4} />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="temperature" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
