import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'step',
  'stepBefore',
  'stepAfter',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'monotoneY',
];

const minutes = [0, 10, 20, 30, 40, 50, 60];

export default function CurveLines() {
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ width: 180 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label={`Rain during a thunderstorm, curve ${curve}`}
        height={260}
        hideLegend
        skipAnimation
        xAxis={[
          { data: minutes, domainLimit: 'strict', label: 'Minutes after noon' },
        ]}
        yAxis={[
          {
            label: 'Rain (mm/h)',
            min: -10,
            max: 50,
            tickLabelStyle: { unicodeBidi: 'plaintext' },
          },
        ]}
        series={[{ label: 'Rain', curve, data: [0, 0, 0, 42, 6, 0, 0] }]}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}
