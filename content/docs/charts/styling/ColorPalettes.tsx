import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  bluePalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';
import { genres, months } from './books';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
};
type Name = keyof typeof palettes;
const names = Object.keys(palettes) as Name[];

export default function ColorPalettes() {
  const [name, setName] = React.useState<Name>('rainbowSurgePalette');

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value as Name)}
        sx={{ width: 260 }}
      >
        {names.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Novels sell best in each month, and travel books double from January to April"
        height={260}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Books sold', width: 55 }]}
        series={genres}
        colors={palettes[name]}
      />
    </Stack>
  );
}
