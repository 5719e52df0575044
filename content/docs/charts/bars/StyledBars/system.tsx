import { useTheme } from '@mui/material/styles';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

export default function StyledBars() {
  const { primary, text } = useTheme().palette;

  return (
    <BarChart
      aria-label="Trees planned and planted per district"
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ data: ['North', 'East', 'South', 'West'] }]}
      series={[
        {
          id: 'planned',
          label: 'Planned',
          color: text.secondary,
          data: [120, 80, 140, 60],
        },
        {
          id: 'planted',
          label: 'Planted',
          color: primary.main,
          data: [104, 86, 97, 58],
          highlightScope: { highlight: 'item' },
        },
      ]}
      sx={{
        [`& .${barElementClasses.series}-planned`]: {
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.5,
          strokeDasharray: '4 3',
        },
        [`& .${barElementClasses.highlighted}`]: {
          filter: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
      }}
    />
  );
}
