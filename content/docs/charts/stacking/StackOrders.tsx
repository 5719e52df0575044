import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
];

const harvest = [
  { id: 'plums', label: 'Plums', data: [0, 18, 42, 12] },
  { id: 'cherries', label: 'Cherries', data: [35, 20, 0, 0] },
  { id: 'apples', label: 'Apples', data: [0, 6, 50, 88] },
  { id: 'pears', label: 'Pears', data: [0, 4, 26, 30] },
];

export default function StackOrders() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) =>
          setStackOrder(event.target.value as StackOrderType)
        }
        sx={{ width: 180 }}
      >
        {orders.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Harvest of an orchard by month and fruit, in tons"
        height={280}
        skipAnimation
        xAxis={[{ data: ['Jul', 'Aug', 'Sep', 'Oct'] }]}
        yAxis={[{ label: 'Harvest (t)' }]}
        series={harvest.map((series) => ({
          ...series,
          stack: 'harvest',
          stackOrder,
        }))}
      />
    </Stack>
  );
}
