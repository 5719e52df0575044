import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { lightRoast, tasting } from './roasts';

export default function RadarGrids() {
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('sharp');
  const [stripes, setStripes] = React.useState(true);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="shape"
          value={shape}
          onChange={(_, value: 'sharp' | 'circular' | null) =>
            setShape(value ?? shape)
          }
        >
          <ToggleButton value="sharp">sharp</ToggleButton>
          <ToggleButton value="circular">circular</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch
              checked={stripes}
              onChange={(event) => setStripes(event.target.checked)}
            />
          }
          label="Stripes"
        />
      </Stack>
      <RadarChart
        aria-label="Tasting of the light roast"
        direction="ltr"
        height={300}
        hideLegend
        radar={tasting}
        divisions={5}
        shape={shape}
        {...(stripes ? {} : { stripeColor: null })}
        series={[{ label: 'Light roast', data: lightRoast }]}
      />
    </Stack>
  );
}
