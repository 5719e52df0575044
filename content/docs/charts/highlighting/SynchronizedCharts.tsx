import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const charts = [
  {
    id: 'visitors',
    title: 'The pool had the most visitors on Saturday',
    unit: 'Visitors',
    data: [310, 280, 455, 390, 512, 940, 870],
  },
  {
    id: 'temperature',
    title: 'The air was warmest on Saturday',
    unit: '°C',
    data: [19, 18, 23, 22, 25, 31, 29],
  },
];

export default function SynchronizedCharts() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<
    AxisItemIdentifier[]
  >([]);

  return (
    <Stack spacing={1}>
      {charts.map(({ id, title, unit, data }) => (
        <LineChart
          key={id}
          aria-label={title}
          height={160}
          hideLegend
          xAxis={[{ id: 'day', scaleType: 'point', data: days }]}
          yAxis={[{ label: unit, min: 0, width: 70 }]}
          series={[{ id, label: unit, data, showMark: false }]}
          highlightedAxis={highlightedAxis}
          onHighlightedAxisChange={setHighlightedAxis}
        />
      ))}
    </Stack>
  );
}
