import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const curves = ['linear', 'monotoneX', 'step'] as const;
const calls = [52, 58, 49, 54, 62, 71, 67, 56, 51, 59];

export default function SparklineTypes() {
  const [bars, setBars] = React.useState(false);
  const [area, setArea] = React.useState(true);
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('linear');
  const shape = bars
    ? { plotType: 'bar' as const }
    : { curve, ...(area ? { area } : {}) };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              checked={bars}
              onChange={(event) => setBars(event.target.checked)}
            />
          }
          label="Bars"
        />
        <FormControlLabel
          disabled={bars}
          control={
            <Switch
              checked={area}
              onChange={(event) => setArea(event.target.checked)}
            />
          }
          label="area"
        />
        <TextField
          select
          disabled={bars}
          size="small"
          label="curve"
          value={curve}
          onChange={(event) =>
            setCurve(event.target.value as (typeof curves)[number])
          }
          sx={{ width: 140 }}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <SparkLineChart
        aria-label="Calls per hour"
        height={80}
        data={calls}
        {...shape}
      />
    </Stack>
  );
}
