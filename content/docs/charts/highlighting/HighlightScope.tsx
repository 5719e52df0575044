import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightScope as Scope } from '@mui/x-charts/context';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScope() {
  const [highlight, setHighlight] =
    React.useState<NonNullable<Scope['highlight']>>('item');
  const [fade, setFade] = React.useState<NonNullable<Scope['fade']>>('global');
  const highlightScope = { highlight, fade };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <TextField
          select
          fullWidth
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) =>
            setHighlight(event.target.value as typeof highlight)
          }
        >
          {highlights.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
        >
          {fades.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        aria-label="The evening ferry carries more cars than the morning ferry on each day"
        height={260}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ label: 'Cars', width: 50 }]}
        series={[
          {
            id: 'morning',
            label: 'Morning ferry',
            data: [84, 61, 58, 72, 97],
            highlightScope,
          },
          {
            id: 'evening',
            label: 'Evening ferry',
            data: [91, 77, 69, 88, 120],
            highlightScope,
          },
        ]}
      />
    </Stack>
  );
}
