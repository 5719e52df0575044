import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const departments = [
  'Emergency room',
  'Intensive care',
  'Day surgery',
  'Physical therapy',
  'Children and youth',
];
const breakLines = (name: string) => name.replaceAll(' ', '\n');

const fixes = {
  none: {},
  height: {
    height: 104,
    tickLabelStyle: { angle: -45, textAnchor: 'end' },
  },
  lines: { height: 58, valueFormatter: breakLines },
} as const;
type Fix = keyof typeof fixes;

export default function LongLabels() {
  const [fix, setFix] = React.useState<Fix>('none');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Labels of the departments"
        value={fix}
        onChange={(_, value: Fix | null) => setFix(value ?? fix)}
      >
        <ToggleButton value="none">Default</ToggleButton>
        <ToggleButton value="height">Rotated</ToggleButton>
        <ToggleButton value="lines">Line breaks</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="The emergency room has the most night shifts"
        height={300}
        hideLegend
        xAxis={[{ data: departments, ...fixes[fix] }]}
        yAxis={[{ label: 'Night shifts per month', width: 60 }]}
        series={[{ label: 'Night shifts', data: [186, 154, 21, 9, 93] }]}
      />
    </Stack>
  );
}
