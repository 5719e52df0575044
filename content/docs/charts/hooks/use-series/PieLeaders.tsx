import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';

const uses = ['Computers', 'Elevator', 'Lighting', 'Kitchen', 'Cooling'];
const years = [
  { year: 2024, power: [34, 6, 21, 9, 18] },
  { year: 2025, power: [31, 6, 14, 0, 24] },
];
const outerRadius = 70;

const Name = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.primary,
  dominantBaseline: 'central',
}));

function SliceNames() {
  const [series] = usePieSeries();
  const { left, top, width, height } = useDrawingArea();
  const slices = series?.data.filter(({ value }) => value > 0) ?? [];
  const total = slices.reduce((sum, { value }) => sum + value, 0);

  return (
    <g
      transform={`translate(${left + width / 2} ${top + height / 2})`}
      direction="ltr"
      pointerEvents="none"
    >
      <Name data-total textAnchor="middle">
        {total} MWh
      </Name>
      {slices.map(({ id, color, formattedValue, startAngle, endAngle }) => {
        const angle = (startAngle + endAngle) / 2;
        const side = Math.sin(angle) < 0 ? -1 : 1;
        const x = Math.sin(angle) * (outerRadius + 16);
        const y = -Math.cos(angle) * (outerRadius + 16);
        const textX = x + side * 10;
        return (
          <g key={id} data-slice={id}>
            <path
              d={`M ${Math.sin(angle) * outerRadius} ${-Math.cos(angle) * outerRadius} L ${x} ${y} h ${side * 6}`}
              fill="none"
              stroke={color}
              strokeWidth={2}
            />
            <Name textAnchor={side < 0 ? 'end' : 'start'}>
              <tspan x={textX} y={y - 7}>
                {id}
              </tspan>
              <tspan x={textX} y={y + 7}>
                {formattedValue}
              </tspan>
            </Name>
          </g>
        );
      })}
    </g>
  );
}

export default function PieLeaders() {
  const [index, setIndex] = React.useState(0);
  const { year, power } = years[index];

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIndex(1 - index)}
      >
        Show {years[1 - index].year}
      </Button>
      <PieChart
        aria-label={`Electricity of an office in ${year}: computers use the largest part`}
        height={240}
        hideLegend
        series={[
          {
            innerRadius: 40,
            outerRadius,
            valueFormatter: ({ value }) => `${value} MWh`,
            data: uses.map((use, at) => ({
              id: use,
              label: use,
              value: power[at],
            })),
          },
        ]}
      >
        <SliceNames />
      </PieChart>
    </Stack>
  );
}
