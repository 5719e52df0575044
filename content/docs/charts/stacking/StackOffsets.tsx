import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = [
  'none',
  'diverging',
  'expand',
  'silhouette',
  'wiggle',
];

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];
const listeners = [
  { label: 'News', data: [42, 61, 30, 38, 22, 25, 47, 20, 12] },
  { label: 'Music', data: [20, 34, 52, 46, 55, 61, 40, 36, 28] },
  { label: 'Plays', data: [2, 4, 9, 8, 14, 12, 18, 41, 33] },
];

export default function StackOffsets() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('none');

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) =>
          setStackOffset(event.target.value as StackOffsetType)
        }
        sx={{ width: 180 }}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label="Listeners of three radio programs by hour, in thousands"
        height={280}
        skipAnimation
        xAxis={[{ data: hours, domainLimit: 'strict', label: 'Hour' }]}
        yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        series={listeners.map((series) => ({
          ...series,
          stack: 'listeners',
          stackOffset,
          area: true,
          showMark: false,
        }))}
      />
    </Stack>
  );
}
