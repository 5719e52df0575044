import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

interface Position {
  x: number;
  y: number;
  base: number;
}

/** Half of the line's width: its round ends reach this much further. */
const radius = 6;

const interpolate = (from: Position, to: Position) => (t: number) => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  base: to.base,
});

const toPath = ({ x, y, base }: Position) => ({
  d: `M ${x} ${base - radius} L ${x} ${Math.min(y, base - 2 * radius) + radius}`,
});

function RoundBar({ x, y, width, yOrigin, color, skipAnimation }: BarProps) {
  const end = { x: x + width / 2, y, base: yOrigin };
  const animated = useAnimate<Position, SVGPathElement, { d: string }>(end, {
    initialProps: { ...end, y: yOrigin },
    createInterpolator: interpolate,
    transformProps: toPath,
    applyProps: (element, { d }) => element.setAttribute('d', d),
    skip: skipAnimation,
  });

  return (
    <path
      {...animated}
      data-round-bar
      stroke={color}
      strokeWidth={2 * radius}
      strokeLinecap="round"
      fill="none"
    />
  );
}

const years = [
  [12, 31, 24, 18],
  [27, 14, 35, 22],
];
const slots = { bar: RoundBar };

export default function RoundBars() {
  const [year, setYear] = React.useState(0);

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setYear((before) => (before + 1) % years.length)}
      >
        Next year
      </Button>
      <BarChart
        aria-label={`Orchids that bloom per meadow, year ${year + 1}`}
        height={240}
        hideLegend
        xAxis={[{ data: ['North', 'Hill', 'Brook', 'Forest'] }]}
        yAxis={[{ label: 'Orchids', max: 40, width: 50 }]}
        series={[{ label: 'Orchids', data: years[year] }]}
        slots={slots}
      />
    </Stack>
  );
}
