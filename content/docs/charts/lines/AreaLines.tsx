import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 14 }, (_, index) => index + 1);
const snow = [12, 25, 31, 48, 62, 60, 75, 88, 83, 71, 52, 30, 11, 0];

export default function AreaLines() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Snow on the slope peaks in week 8, and is gone by week 14
      </Typography>
      <LineChart
        aria-label="Depth of snow per week of the season"
        height={260}
        hideLegend
        xAxis={[{ data: weeks, domainLimit: 'strict', label: 'Week' }]}
        yAxis={[{ label: 'Snow (cm)' }]}
        series={[{ label: 'Snow', data: snow, area: true, showMark: false }]}
      />
    </figure>
  );
}
