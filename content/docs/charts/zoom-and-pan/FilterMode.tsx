import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomFilterMode } from '@mui/x-charts-pro/models';

const weeks = Array.from({ length: 26 }, (_, week) => `W${week + 1}`);
const orders = weeks.map((_, week) =>
  Math.round(week < 20 ? 40 + 14 * Math.sin(week) : 320 + 40 * Math.cos(week)),
);
const initialZoom = [{ axisId: 'week', start: 0, end: 50 }];

export default function FilterMode() {
  const [filterMode, setFilterMode] = React.useState<ZoomFilterMode>('keep');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="filterMode"
        value={filterMode}
        onChange={(_, value: ZoomFilterMode | null) =>
          setFilterMode(value ?? filterMode)
        }
      >
        <ToggleButton value="keep">keep</ToggleButton>
        <ToggleButton value="discard">discard</ToggleButton>
      </ToggleButtonGroup>
      <BarChartPro
        aria-label="Orders of umbrellas vary between 26 and 54 in the first half of the weeks"
        height={280}
        hideLegend
        initialZoom={initialZoom}
        xAxis={[{ id: 'week', data: weeks, zoom: { filterMode } }]}
        yAxis={[{ label: 'Orders', width: 60 }]}
        series={[{ label: 'Orders', data: orders }]}
      />
    </Stack>
  );
}
