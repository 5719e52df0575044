import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

type BandAxis = XAxis<'band'>;
type TickPlacementValue = NonNullable<BandAxis['tickPlacement']>;
type LabelPlacementValue = NonNullable<BandAxis['tickLabelPlacement']>;

const placements: TickPlacementValue[] = [
  'extremities',
  'start',
  'middle',
  'end',
];
const labelPlacements: LabelPlacementValue[] = ['middle', 'tick'];

export default function TickPlacement() {
  const [tickPlacement, setTickPlacement] =
    React.useState<TickPlacementValue>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<LabelPlacementValue>('middle');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) =>
            setTickPlacement(event.target.value as TickPlacementValue)
          }
        >
          {placements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(event.target.value as LabelPlacementValue)
          }
        >
          {labelPlacements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        aria-label="Visitors per hour"
        height={240}
        hideLegend
        xAxis={[
          {
            scaleType: 'band',
            data: ['9:00', '10:00', '11:00', '12:00', '13:00', '14:00'],
            tickPlacement,
            tickLabelPlacement,
          },
        ]}
        series={[{ label: 'Visitors', data: [18, 34, 52, 47, 29, 41] }]}
      />
    </Stack>
  );
}
