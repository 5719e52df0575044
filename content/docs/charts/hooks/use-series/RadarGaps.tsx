import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { RadarChart } from '@mui/x-charts/RadarChart';
import {
  useDrawingArea,
  useRadarSeries,
  useRadiusAxes,
  useRotationScale,
} from '@mui/x-charts/hooks';

const topics = ['Rooms', 'Food', 'Quiet', 'Staff', 'Place'];
const expected = [8, 7, 9, 6, 7];
const years = [
  { year: 2024, rated: [6.5, 7, 4.5, 8, 8.5] },
  { year: 2025, rated: [8, 8.5, 6, 8.5, 8.5] },
];

const Gap = styled('g')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 700,
  fill: (theme.vars ?? theme).palette.text.primary,
  stroke: (theme.vars ?? theme).palette.text.primary,
  strokeWidth: 4,
  pointerEvents: 'none',
  '& text': { stroke: 'none', dominantBaseline: 'central' },
}));

function Gaps({ from, to }: { from: string; to: string }) {
  const [before, after] = useRadarSeries([from, to]);
  const { left, top, width, height } = useDrawingArea();
  const rotationScale = useRotationScale<'point'>();
  const { radiusAxis } = useRadiusAxes();

  return (
    <g transform={`translate(${left + width / 2} ${top + height / 2})`}>
      {topics.map((topic, at) => {
        const gap = after.data[at] - before.data[at];
        const angle = rotationScale?.(topic);
        const scale = radiusAxis[topic]?.scale;
        if (gap === 0 || angle === undefined || scale === undefined) {
          return null;
        }
        const start = scale(before.data[at]) ?? 0;
        const end = scale(after.data[at]) ?? 0;
        const middle = (start + end) / 2;
        const sin = Math.sin(angle);
        const cos = Math.cos(angle);
        return (
          <Gap key={topic} data-gap={topic}>
            <path
              d={`M ${sin * start} ${-cos * start} L ${sin * end} ${-cos * end}`}
            />
            <text
              x={sin * middle + cos * 20}
              y={-cos * middle + sin * 20}
              textAnchor="middle"
              direction="ltr"
            >
              {gap > 0 ? '+' : '−'}
              {Math.abs(gap).toFixed(1)}
            </text>
          </Gap>
        );
      })}
    </g>
  );
}

export default function RadarGaps() {
  const [index, setIndex] = React.useState(0);
  const { year, rated } = years[index];

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIndex(1 - index)}
      >
        Show {years[1 - index].year}
      </Button>
      <RadarChart
        aria-label={`What guests of a hotel expected and how they rated it in ${year}, on a scale to 10`}
        height={320}
        radar={{ max: 10, metrics: topics }}
        series={[
          { id: 'expected', label: 'Expected (points)', data: expected },
          { id: 'rated', label: `Rated in ${year} (points)`, data: rated },
        ]}
      >
        <Gaps from="expected" to="rated" />
      </RadarChart>
    </Stack>
  );
}
