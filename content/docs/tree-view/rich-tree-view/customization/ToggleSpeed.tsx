import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const orchestra = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violins', label: 'Violins' },
      { id: 'violas', label: 'Violas' },
      { id: 'cellos', label: 'Cellos' },
    ],
  },
  {
    id: 'winds',
    label: 'Winds',
    children: [
      { id: 'flutes', label: 'Flutes' },
      { id: 'oboes', label: 'Oboes' },
    ],
  },
];

export default function ToggleSpeed() {
  const [duration, setDuration] = React.useState(300);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const itemProps = React.useMemo(
    () => ({
      slotProps: { groupTransition: { timeout: reducedMotion ? 0 : duration } },
    }),
    [reducedMotion, duration],
  );

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Duration"
        size="small"
        exclusive
        value={duration}
        onChange={(_event, value: number | null) => {
          if (value !== null) {
            setDuration(value);
          }
        }}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={0}>Off</ToggleButton>
        <ToggleButton value={300}>300 ms</ToggleButton>
        <ToggleButton value={1000}>1 s</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Orchestra"
        items={orchestra}
        slotProps={{ item: itemProps }}
        defaultExpandedItems={['strings']}
      />
    </div>
  );
}
