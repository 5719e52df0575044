import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function ForecastLines() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Members are expected to pass 500 in August
      </Typography>
      <LineChart
        aria-label="Members of the climbing gym, counted and expected"
        height={260}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ label: 'Members', min: 0 }]}
        series={[
          {
            label: 'Counted',
            data: [312, 334, 351, 379, 402],
          },
          {
            label: 'Expected',
            data: [null, null, null, null, 402, 440, 475, 510],
          },
        ]}
      />
    </figure>
  );
}
