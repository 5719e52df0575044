import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { subscribers } from './subscribers';

const triggers = ['axis', 'item', 'none'] as const;
type Trigger = (typeof triggers)[number];

export default function TooltipTrigger() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="trigger"
        value={trigger}
        onChange={(_, value: Trigger | null) => setTrigger(value ?? trigger)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Web subscriptions grow faster than print subscriptions shrink"
        height={260}
        dataset={subscribers}
        xAxis={[{ dataKey: 'quarter' }]}
        yAxis={[{ label: 'Subscribers', width: 80 }]}
        series={[
          { dataKey: 'print', label: 'Print' },
          { dataKey: 'web', label: 'Web' },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
