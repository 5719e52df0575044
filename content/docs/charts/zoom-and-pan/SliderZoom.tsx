import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { formatDay, river } from './river';

const initialZoom = [{ axisId: 'day', start: 20, end: 45 }];

export default function SliderZoom() {
  const [preview, setPreview] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={preview}
            onChange={(event) => setPreview(event.target.checked)}
          />
        }
        label="preview"
      />
      <LineChartPro
        aria-label="The flood of April 2025 lasts about two weeks"
        height={320}
        hideLegend
        dataset={river}
        initialZoom={initialZoom}
        xAxis={[
          {
            id: 'day',
            scaleType: 'time',
            dataKey: 'day',
            domainLimit: 'strict',
            valueFormatter: formatDay,
            zoom: { slider: { enabled: true, preview } },
          },
        ]}
        yAxis={[{ label: 'Level (cm)', min: 0, width: 60 }]}
        series={[{ dataKey: 'level', label: 'Level', showMark: false }]}
      />
    </Stack>
  );
}
