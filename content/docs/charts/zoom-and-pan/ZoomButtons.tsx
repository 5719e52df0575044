import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { formatDay, river } from './river';

const ranges = [
  { label: 'All', start: 0, end: 100 },
  { label: 'April', start: 26, end: 51 },
  { label: 'Last 30 days', start: 75, end: 100 },
];

const dayAt = (percent: number) =>
  formatDay(river[Math.round((percent / 100) * (river.length - 1))].day);

export default function ZoomButtons() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 0, end: 100 },
  ]);
  const [{ start, end }] = zoomData;

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        {ranges.map(({ label, ...range }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => setZoomData([{ axisId: 'day', ...range }])}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <LineChartPro
        aria-label="The level of the river from March to June 2025"
        height={280}
        hideLegend
        dataset={river}
        xAxis={[
          {
            id: 'day',
            scaleType: 'time',
            dataKey: 'day',
            domainLimit: 'strict',
            valueFormatter: formatDay,
            zoom: true,
          },
        ]}
        yAxis={[{ label: 'Level (cm)', min: 0, width: 60 }]}
        series={[{ dataKey: 'level', label: 'Level', showMark: false }]}
        zoomData={zoomData}
        onZoomChange={setZoomData}
      />
      <div role="status">
        {dayAt(start)} to {dayAt(end)}
      </div>
    </Stack>
  );
}
