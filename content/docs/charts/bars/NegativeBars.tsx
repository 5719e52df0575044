import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function NegativeBars() {
  const { palette } = useTheme();

  return (
    <BarChart
      aria-label="Cash flow per month"
      height={280}
      hideLegend
      xAxis={[
        {
          data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          label: 'Cash flow (€k)',
          tickLabelStyle: { unicodeBidi: 'plaintext' },
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.error.main, palette.success.main],
          },
        },
      ]}
      series={[{ label: 'Cash flow', data: [24, 11, -9, -18, 6, 31] }]}
      grid={{ horizontal: true }}
    >
      <ChartsReferenceLine y={0} lineStyle={{ stroke: palette.text.primary }} />
    </BarChart>
  );
}
