import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const levels = [2.1, 2.3, 2.2, 2.6, 3.1, 3.4, 3.3, 3.8, 4.1, 3.9];

export default function BasicSparkline() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <div>
        <Typography variant="body2">River level, 10 hours</Typography>
        <Typography variant="h5" component="p">
          3.9 m
        </Typography>
      </div>
      <SparkLineChart
        aria-label="River level, rising from 2.1 to 3.9 meters"
        width={160}
        height={56}
        data={levels}
      />
    </Stack>
  );
}
