import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { darkRoast, lightRoast, tasting } from './roasts';

export default function RadarSeriesOptions() {
  const [fillArea, setFillArea] = React.useState(true);
  const [hideMark, setHideMark] = React.useState(false);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <FormControlLabel
          control={
            <Switch
              checked={fillArea}
              onChange={(event) => setFillArea(event.target.checked)}
            />
          }
          label="fillArea"
        />
        <FormControlLabel
          control={
            <Switch
              checked={hideMark}
              onChange={(event) => setHideMark(event.target.checked)}
            />
          }
          label="hideMark"
        />
      </Stack>
      <RadarChart
        aria-label="Tasting of a light and a dark roast"
        direction="ltr"
        height={300}
        radar={tasting}
        series={[
          { label: 'Light roast', data: lightRoast, fillArea, hideMark },
          { label: 'Dark roast', data: darkRoast, fillArea, hideMark },
        ]}
      />
    </Stack>
  );
}
