import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { formatDay, river } from './river';

const data = river.map((row, index) => ({
  ...row,
  rain: Math.max(
    0,
    Math.round(
      14 * Math.exp(-(((index - 33) / 5) ** 2)) + 4 * Math.sin(index * 2.1),
    ),
  ),
}));
const charts = [
  {
    key: 'level',
    label: 'Level (cm)',
    title: 'The river floods in early April',
  },
  {
    key: 'rain',
    label: 'Rain (mm)',
    title: 'It rains most in the days before',
  },
];

export default function SynchronizedZoom() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 15, end: 55 },
  ]);

  return (
    <Stack spacing={1}>
      {charts.map(({ key, label, title }, index) => (
        <LineChartPro
          key={key}
          aria-label={title}
          height={index === 0 ? 180 : 220}
          hideLegend
          dataset={data}
          xAxis={[
            {
              id: 'day',
              scaleType: 'time',
              dataKey: 'day',
              domainLimit: 'strict',
              valueFormatter: formatDay,
              zoom: { slider: { enabled: index === charts.length - 1 } },
            },
          ]}
          yAxis={[{ label, min: 0, width: 60 }]}
          series={[{ dataKey: key, label, showMark: false }]}
          zoomData={zoomData}
          onZoomChange={setZoomData}
        />
      ))}
    </Stack>
  );
}
