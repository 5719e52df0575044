import { useTheme } from '@mui/material/styles';
import {
  LineChart,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';

export default function StyledLines() {
  const { primary, text } = useTheme().palette;

  return (
    <LineChart
      aria-label="Meters of tunnel bored per quarter, planned and done"
      height={280}
      xAxis={[
        { scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'] },
      ]}
      yAxis={[{ label: 'Tunnel bored (m)', min: 0 }]}
      series={[
        {
          id: 'planned',
          label: 'Planned',
          color: text.secondary,
          data: [120, 290, 480, 690, 900, 1100],
          showMark: false,
        },
        {
          id: 'done',
          label: 'Done',
          color: primary.main,
          data: [95, 240, 455, 610, 780, null],
          shape: 'square',
        },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-planned`]: {
          strokeDasharray: '6 4',
        },
        [`& .${lineElementClasses.series}-done`]: { strokeWidth: 4 },
        [`& .${markElementClasses.root}`]: { fill: 'currentColor' },
      }}
    />
  );
}
