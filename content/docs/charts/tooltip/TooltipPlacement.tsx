import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';

type Placement = NonNullable<ChartsTooltipProps['placement']>;
const placements: Placement[] = ['right-start', 'top', 'bottom', 'left'];

export default function TooltipPlacement() {
  const [placement, setPlacement] = React.useState<Placement>('top');

  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as Placement)}
        sx={{ width: 200 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        aria-label="More than half of the visitors of the park come on foot"
        height={220}
        series={[
          {
            data: [
              { id: 'foot', value: 412, label: 'On foot' },
              { id: 'bike', value: 233, label: 'By bike' },
              { id: 'bus', value: 98, label: 'By bus' },
            ],
            valueFormatter: ({ value }) => `${value} people`,
          },
        ]}
        slotProps={{ tooltip: { placement } }}
      />
    </Stack>
  );
}
