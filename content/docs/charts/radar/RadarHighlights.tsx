import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { darkRoast, lightRoast, tasting } from './roasts';

const modes = ['axis', 'series', 'none'] as const;

export default function RadarHighlights() {
  const [highlight, setHighlight] =
    React.useState<(typeof modes)[number]>('axis');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="highlight"
        value={highlight}
        onChange={(_, value: (typeof modes)[number] | null) =>
          setHighlight(value ?? highlight)
        }
      >
        {modes.map((mode) => (
          <ToggleButton key={mode} value={mode}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        aria-label="Tasting of a light and a dark roast"
        direction="ltr"
        height={300}
        highlight={highlight}
        radar={tasting}
        series={[
          { label: 'Light roast', data: lightRoast, fillArea: true },
          { label: 'Dark roast', data: darkRoast, fillArea: true },
        ]}
        slotProps={{
          tooltip: { trigger: highlight === 'axis' ? 'axis' : 'item' },
        }}
      />
    </Stack>
  );
}
