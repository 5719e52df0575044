import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauge() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2" align="center">
        The reservoir is two thirds full
      </Typography>
      <Gauge
        aria-label="Reservoir filled, in percent"
        height={160}
        value={68}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => `${value}%`}
      />
    </figure>
  );
}
