import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const delays = [2, 1, 4, 9, 14, 7, 3, 2, 11, 5];

export default function SparklineColors() {
  const { secondary, success, error } = useTheme().palette;

  return (
    <Stack spacing={1}>
      <Typography variant="body2">One color</Typography>
      <SparkLineChart
        aria-label="Delay of the last ten trains, up to 14 minutes"
        height={56}
        plotType="bar"
        data={delays}
        color={secondary.main}
      />
      <Typography variant="body2">Red from 6 minutes</Typography>
      <SparkLineChart
        aria-label="Delay of the last ten trains, four of them above 5 minutes"
        height={56}
        plotType="bar"
        data={delays}
        yAxis={{
          colorMap: {
            type: 'piecewise',
            thresholds: [6],
            colors: [success.main, error.main],
          },
        }}
      />
    </Stack>
  );
}
