import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const levels = [2.1, 2.3, 2.2, 2.6, 3.1, 3.4, 3.3, 3.8, 4.1, 3.9];

export default function StationStatus() {
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ alignItems: 'center', width: '100%' }}
    >
      <Gauge
        aria-label="Reservoir filled, in percent"
        width={120}
        height={120}
        value={68}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => `${value}%`}
      />
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        River level, last 10 hours: 3.9 m
        <SparkLineChart
          aria-label="River level in meters, last 10 hours"
          height={64}
          data={levels}
          area
          showTooltip
          showHighlight
          valueFormatter={(value) => `${value} m`}
        />
      </Stack>
    </Stack>
  );
}
