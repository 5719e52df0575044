import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StyledBars() {
  const { primary, text } = useTheme().palette;

  return (
    <BarChart
      className="[&_.MuiBarElement-series-planned]:fill-none [&_.MuiBarElement-series-planned]:stroke-current [&_.MuiBarElement-series-planned]:stroke-[1.5px] [&_.MuiBarElement-series-planned]:[stroke-dasharray:4_3] [&_.MuiBarElement-highlighted]:[filter:none] [&_.MuiBarElement-highlighted]:stroke-current [&_.MuiBarElement-highlighted]:stroke-2 [&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]"
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
