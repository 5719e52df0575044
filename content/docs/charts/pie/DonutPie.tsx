import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const budget = [
  { id: 'venue', label: 'Venue', value: 4200 },
  { id: 'catering', label: 'Catering', value: 3650 },
  { id: 'speakers', label: 'Speakers', value: 2400 },
  { id: 'printing', label: 'Printing', value: 750 },
];
const total = budget.reduce((sum, { value }) => sum + value, 0);

function euros(value: number) {
  return `€${value.toLocaleString('en-US')}`;
}

const Total = styled('text')(({ theme }) => ({
  ...theme.typography.h6,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function CenterLabel({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Total x={left + width / 2} y={top + height / 2}>
      {children}
    </Total>
  );
}

export default function DonutPie() {
  return (
    <PieChart
      aria-label={`Budget of the conference, ${euros(total)} in all`}
      height={220}
      series={[
        {
          innerRadius: '65%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => euros(value),
          data: budget,
        },
      ]}
    >
      <CenterLabel>{euros(total)}</CenterLabel>
    </PieChart>
  );
}
