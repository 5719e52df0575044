import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 16 16">
      <path
        className={className}
        d="M 0 8 L 16 8"
        stroke={color}
        strokeWidth={4}
        strokeDasharray="4 2"
      />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <LineChart
      aria-label="Sales rise to 5.2 million euros in 2025, and may reach 6.1 million in 2027"
      height={260}
      xAxis={[
        {
          scaleType: 'point',
          data: ['2022', '2023', '2024', '2025', '2026', '2027'],
        },
      ]}
      yAxis={[{ label: 'Sales (million €)', min: 0, width: 50 }]}
      series={[
        {
          id: 'actual',
          label: 'Actual',
          color: 'currentColor',
          data: [3.9, 4.3, 4.6, 5.2, null, null],
        },
        {
          id: 'forecast',
          label: 'Forecast',
          color: 'currentColor',
          labelMarkType: DashedMark,
          showMark: false,
          data: [null, null, null, 5.2, 5.7, 6.1],
        },
      ]}
      sx={{ '& .MuiLineElement-series-forecast': { strokeDasharray: '6 4' } }}
    />
  );
}
