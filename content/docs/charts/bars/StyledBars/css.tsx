import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import './styles.css';

export default function StyledBars() {
  const { primary, text } = useTheme().palette;

  return (
    <BarChart
      className="StyledBars"
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
    />
  );
}
