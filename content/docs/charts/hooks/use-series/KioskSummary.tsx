import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useSeries, useXAxis } from '@mui/x-charts/hooks';

function Summary() {
  const { bar, line } = useSeries();
  const { data: days = [] } = useXAxis<'band'>();
  const all = [bar, line].flatMap((group) =>
    group ? group.seriesOrder.map((id) => group.series[id]) : [],
  );

  return (
    <ul aria-label="Summary" style={{ listStyle: 'none', padding: 0 }}>
      {all.map(({ id, type, label, data, valueFormatter }) => {
        const values = data ?? [];
        const highest = Math.max(...values.map((value) => value ?? -Infinity));
        const dataIndex = values.indexOf(highest);
        return (
          <Typography component="li" variant="body2" key={id}>
            {typeof label === 'function' ? label('legend') : label} ({type}):{' '}
            {dataIndex < 0
              ? 'no data'
              : `highest on ${days[dataIndex]}, ${valueFormatter(highest, { dataIndex })}`}
          </Typography>
        );
      })}
    </ul>
  );
}

export default function KioskSummary() {
  const [withTemperature, setWithTemperature] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Show the temperature"
        control={
          <Switch
            checked={withTemperature}
            onChange={(event) => setWithTemperature(event.target.checked)}
          />
        }
      />
      <ChartDataProvider
        height={260}
        xAxis={[
          {
            scaleType: 'band',
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          },
        ]}
        yAxis={[
          { id: 'cones', label: 'Cones sold', width: 60 },
          {
            id: 'temperature',
            label: 'Temperature (°C)',
            position: withTemperature ? 'right' : 'none',
            min: 0,
            max: 40,
          },
        ]}
        series={[
          {
            type: 'bar',
            id: 'ice-cream',
            label: 'Ice cream',
            yAxisId: 'cones',
            data: [182, 205, 260, null, 344, 612, 540],
            valueFormatter: (value) =>
              value === null ? 'closed' : `${value} cones`,
          },
          ...(withTemperature
            ? [
                {
                  type: 'line' as const,
                  id: 'temperature',
                  label: 'Temperature at noon',
                  yAxisId: 'temperature',
                  data: [19, 21, 24, 25, 27, 31, 29],
                  valueFormatter: (value: number | null) => `${value} °C`,
                },
              ]
            : []),
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface aria-label="The kiosk sells most ice cream on Saturday, the hottest day">
            <BarPlot />
            <LinePlot />
            <MarkPlot />
            <ChartsXAxis />
            <ChartsYAxis axisId="cones" />
            <ChartsYAxis axisId="temperature" />
          </ChartsSurface>
        </ChartsWrapper>
        <Summary />
      </ChartDataProvider>
    </div>
  );
}
