import Typography from '@mui/material/Typography';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export default function TargetLine() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The runners are ahead of their plan since week 6
      </Typography>
      <LineChart
        aria-label="Kilometers of a running group per week, planned and done"
        height={280}
        xAxis={[
          { data: weeks, label: 'Week', tickInterval: weeks, height: 45 },
        ]}
        yAxis={[{ label: 'Distance (km)', min: 0, width: 60 }]}
        series={[
          {
            id: 'plan',
            label: 'Plan',
            data: [20, 23, 26, 29, 32, 35, 38, 41, 44, 47],
            showMark: false,
          },
          {
            id: 'done',
            label: 'Done',
            data: [18, 22, 24, 29, 31, 37, 41, 43, 48, 52],
            showMark: false,
          },
        ]}
        sx={{
          [`.${lineElementClasses.root}`]: { strokeWidth: 3 },
          [`.${lineElementClasses.series}-plan`]: {
            strokeWidth: 2,
            strokeDasharray: '6 5',
          },
        }}
      />
    </figure>
  );
}
