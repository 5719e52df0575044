import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

const directions = ['auto', 'increasing', 'decreasing'] as const;

export default function PyramidDirection() {
  const [direction, setDirection] =
    React.useState<(typeof directions)[number]>('auto');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="funnelDirection"
        value={direction}
        onChange={(_, value: (typeof directions)[number] | null) =>
          setDirection(value ?? direction)
        }
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        aria-label="Birds of a bay, from hunters to prey"
        height={260}
        series={[
          {
            curve: 'pyramid',
            funnelDirection: direction,
            data: [
              { id: 'eagles', label: 'Eagles', value: 12 },
              { id: 'gulls', label: 'Gulls', value: 850 },
              { id: 'waders', label: 'Waders', value: 6400 },
            ],
          },
        ]}
        sx={{
          [`& .${funnelSectionClasses.label}`]: {
            fill: 'white',
            fontWeight: 700,
            paintOrder: 'stroke',
            stroke: 'rgba(0, 0, 0, 0.7)',
            strokeWidth: 3,
          },
        }}
      />
    </Stack>
  );
}
