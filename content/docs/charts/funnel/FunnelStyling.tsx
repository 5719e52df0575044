import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';
import { readableLabels, steps } from './orders';

const curves: FunnelCurveType[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];

export default function FunnelStyling() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('linear');
  const [outlined, setOutlined] = React.useState(false);
  const [gap, setGap] = React.useState(4);
  const [borderRadius, setBorderRadius] = React.useState(8);
  const id = React.useId();

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
          sx={{ width: 160 }}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={outlined}
              onChange={(event) => setOutlined(event.target.checked)}
            />
          }
          label="outlined"
        />
      </Stack>
      <FunnelChart
        aria-label="Steps toward an order"
        height={280}
        hideLegend
        gap={gap}
        sx={readableLabels}
        series={[
          {
            data: steps,
            curve,
            borderRadius,
            variant: outlined ? 'outlined' : 'filled',
          },
        ]}
      />
      <Stack direction="row" spacing={4} sx={{ px: 2 }}>
        <Box flex={1}>
          <div id={`${id}-gap`}>gap: {gap}</div>
          <Slider
            aria-labelledby={`${id}-gap`}
            min={0}
            max={20}
            value={gap}
            onChange={(_, value) => setGap(Number(value))}
          />
        </Box>
        <Box flex={1}>
          <div id={`${id}-radius`}>borderRadius: {borderRadius}</div>
          <Slider
            aria-labelledby={`${id}-radius`}
            min={0}
            max={20}
            value={borderRadius}
            onChange={(_, value) => setBorderRadius(Number(value))}
          />
        </Box>
      </Stack>
    </Stack>
  );
}
