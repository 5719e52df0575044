import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled, useTheme } from '@mui/material/styles';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { useDrawingArea, useFunnelSeries } from '@mui/x-charts-pro/hooks';

const years = [
  { year: 2024, counts: [420, 96, 31, 12] },
  { year: 2025, counts: [365, 118, 40, 0] },
];
const stages = ['Applied', 'Interviewed', 'Trial day', 'Hired'];

const Loss = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  dominantBaseline: 'central',
  pointerEvents: 'none',
}));

/** How many are lost between two sections, at the line between them. */
function Losses() {
  const [series] = useFunnelSeries();
  const { left, top, width, height } = useDrawingArea();

  return series?.data.slice(1).map(({ value }, index) => {
    const before = series.data[index].value;
    if (before === 0) {
      return null;
    }
    return (
      <Loss
        key={index}
        x={left + width + 8}
        y={top + (height * (index + 1)) / series.data.length}
        direction="ltr"
      >
        −{Math.round(100 * (1 - value / before))}%
      </Loss>
    );
  });
}

export default function FunnelLosses() {
  const [index, setIndex] = React.useState(0);
  const { primary } = useTheme().palette;
  const { year, counts } = years[index];

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIndex(1 - index)}
      >
        Show {years[1 - index].year}
      </Button>
      <FunnelChart
        aria-label={`Applications for an apprenticeship in ${year}, from ${counts[0]} to ${counts[3]} hired`}
        height={260}
        hideLegend
        gap={2}
        colors={[primary.main]}
        margin={{ right: 60 }}
        categoryAxis={{ position: 'left', size: 90, categories: stages }}
        series={[
          {
            // The other curves do not draw a step that loses everybody.
            curve: 'bump',
            data: stages.map((label, stage) => ({
              id: label,
              label,
              value: counts[stage],
            })),
            sectionLabel: false,
          },
        ]}
      >
        <Losses />
      </FunnelChart>
    </Stack>
  );
}
