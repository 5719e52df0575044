import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const options = ['none', 'line', 'band'] as const;
type Option = (typeof options)[number];

export default function AxisHighlight() {
  const [x, setX] = React.useState<Option>('band');
  const [y, setY] = React.useState<Option>('none');
  const choices = [
    { label: 'x', value: x, onChange: setX },
    { label: 'y', value: y, onChange: setY },
  ];

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        {choices.map(({ label, value, onChange }) => (
          <TextField
            key={label}
            select
            fullWidth
            size="small"
            label={label}
            value={value}
            onChange={(event) => onChange(event.target.value as Option)}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <LineChart
        aria-label="The theater sold most tickets in December"
        height={260}
        hideLegend
        xAxis={[
          {
            scaleType: 'band',
            data: ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
          },
        ]}
        yAxis={[{ label: 'Tickets', width: 65, min: 0 }]}
        series={[
          { label: 'Tickets', data: [2900, 3350, 3720, 4980, 3100, 3240] },
        ]}
        axisHighlight={{ x, y }}
      />
    </Stack>
  );
}
