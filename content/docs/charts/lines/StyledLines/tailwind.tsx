import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StyledLines() {
  const { primary, text } = useTheme().palette;

  return (
    <LineChart
      className="[&_.MuiLineElement-series-planned]:[stroke-dasharray:6_4] [&_.MuiLineElement-series-done]:stroke-[4px] [&_.MuiMarkElement-root]:fill-current"
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
    />
  );
}
