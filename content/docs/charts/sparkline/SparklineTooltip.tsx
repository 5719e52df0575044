import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rain = [0, 2, 11, 24, 6, 0, 0, 3, 17, 9];

export default function SparklineTooltip() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Rain on the last ten days
      </Typography>
      <SparkLineChart
        aria-label="Rain per day, 0 to 24 millimeters"
        height={72}
        plotType="bar"
        data={rain}
        showTooltip
        showHighlight
        valueFormatter={(value) => (value === null ? 'No data' : `${value} mm`)}
      />
    </figure>
  );
}
