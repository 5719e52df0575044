import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = [
  'diverging',
  'none',
  'expand',
  'silhouette',
  'wiggle',
];
const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];

export default function StackStrategy() {
  const [stackOffset, setStackOffset] =
    React.useState<StackOffsetType>('diverging');
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');
  const strategy = { stack: 'stock', stackOffset, stackOrder };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="stackOffset"
          value={stackOffset}
          onChange={(event) =>
            setStackOffset(event.target.value as StackOffsetType)
          }
        >
          {offsets.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="stackOrder"
          value={stackOrder}
          onChange={(event) =>
            setStackOrder(event.target.value as StackOrderType)
          }
        >
          {orders.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        aria-label="Bicycles received and returned per month"
        height={280}
        xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
        yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        series={[
          { ...strategy, label: 'Bought', data: [30, 42, 55, 80, 74] },
          { ...strategy, label: 'Repaired', data: [12, 9, 16, 21, 18] },
          { ...strategy, label: 'Returned', data: [-8, -11, -6, -14, -20] },
        ]}
      />
    </Stack>
  );
}
