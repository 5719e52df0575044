import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links, nodes } from './water';

const aligns = ['justify', 'left', 'right', 'center'] as const;
const colors = ['source', 'target'] as const;

export default function SankeyStyles() {
  const [align, setAlign] = React.useState<(typeof aligns)[number]>('justify');
  const [color, setColor] = React.useState<(typeof colors)[number]>('source');
  const [width, setWidth] = React.useState(15);
  const id = React.useId();

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="nodeOptions.align"
          value={align}
          onChange={(event) =>
            setAlign(event.target.value as (typeof aligns)[number])
          }
        >
          {aligns.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="linkOptions.color"
          value={color}
          onChange={(event) =>
            setColor(event.target.value as (typeof colors)[number])
          }
        >
          {colors.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <SankeyChart
        aria-label="Water of a town, from its sources to its uses"
        direction="ltr"
        height={300}
        series={{
          data: { nodes, links },
          nodeOptions: { align, width },
          linkOptions: { color },
        }}
      />
      <Box sx={{ px: 2 }}>
        <div id={id}>nodeOptions.width: {width}</div>
        <Slider
          aria-labelledby={id}
          min={2}
          max={40}
          value={width}
          onChange={(_, value) => setWidth(Number(value))}
        />
      </Box>
    </Stack>
  );
}
