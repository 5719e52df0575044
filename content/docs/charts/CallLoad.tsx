import { useTheme } from '@mui/material/styles';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = ['8:00', '10:00', '12:00', '14:00', '16:00'];
const calls = [
  [34, 52, 41, 38, 22],
  [29, 44, 36, 40, 25],
  [31, 47, 33, 35, 19],
  [27, 39, 35, 42, 28],
  [38, 58, 30, 21, 12],
];
const data = calls.flatMap((day, x) =>
  day.map((value, y): HeatmapValueType => [x, y, value]),
);

export default function CallLoad() {
  const { background, primary } = useTheme().palette;

  return (
    // The heatmap itself does not pass a name on to its drawing.
    <div role="group" aria-label="Calls to the switchboard by day and hour">
      <Heatmap
        height={260}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 54 }]}
        zAxis={[
          {
            min: 0,
            max: 60,
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 60,
              color: [background.paper, primary.main],
            },
          },
        ]}
        series={[{ label: 'Calls', data }]}
      />
    </div>
  );
}
