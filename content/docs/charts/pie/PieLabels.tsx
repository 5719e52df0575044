import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const books = [
  { id: 'novels', label: 'Novels', value: 1840 },
  { id: 'crime', label: 'Crime', value: 1260 },
  { id: 'travel', label: 'Travel', value: 640 },
  { id: 'poetry', label: 'Poetry', value: 90 },
];
const total = books.reduce((sum, { value }) => sum + value, 0);

export default function PieLabels() {
  const [minAngle, setMinAngle] = React.useState('20');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="arcLabelMinAngle"
        value={minAngle}
        onChange={(_, value: string | null) => setMinAngle(value ?? minAngle)}
      >
        <ToggleButton value="0">0°</ToggleButton>
        <ToggleButton value="20">20°</ToggleButton>
      </ToggleButtonGroup>
      <PieChart
        aria-label="Books lent per month by section"
        height={220}
        series={[
          {
            data: books,
            arcLabel: ({ value }) => `${Math.round((value / total) * 100)}%`,
            arcLabelMinAngle: Number(minAngle),
            arcLabelRadius: '70%',
            valueFormatter: ({ value }) => `${value} books`,
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: {
            fill: 'white',
            fontWeight: 700,
            paintOrder: 'stroke',
            stroke: 'rgba(0, 0, 0, 0.6)',
            strokeWidth: 3,
          },
        }}
      />
    </Stack>
  );
}
