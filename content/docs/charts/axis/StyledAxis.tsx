import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StyledAxis() {
  return (
    <LineChart
      aria-label="The glacier lost 310 meters between 1980 and 2020"
      height={280}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[
        {
          id: 'year',
          height: 36,
          data: [1980, 1990, 2000, 2010, 2020],
          domainLimit: 'strict',
          tickInterval: [1980, 1990, 2000, 2010, 2020],
          valueFormatter: (year: number) => String(year),
          tickLabelStyle: { fontSize: 14, fontWeight: 700 },
        },
      ]}
      yAxis={[
        {
          id: 'length',
          width: 65,
          label: 'Change in length (m)',
          disableLine: true,
          disableTicks: true,
          labelStyle: { fontStyle: 'italic' },
        },
      ]}
      series={[{ label: 'Glacier', data: [0, -42, -121, -214, -310] }]}
      sx={{
        [`& .${axisClasses.id}-year .${axisClasses.line}`]: { strokeWidth: 2 },
        [`& .${axisClasses.id}-length .${axisClasses.tickLabel}`]: {
          opacity: 0.8,
        },
      }}
    />
  );
}
