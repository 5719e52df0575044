import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { readableLabels, steps } from './orders';

export default function BasicFunnel() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Two of three leave between the product and the cart
      </Typography>
      <FunnelChart
        aria-label="Steps toward an order, from 9,400 visits to 610 orders"
        height={300}
        series={[{ data: steps }]}
        sx={readableLabels}
      />
    </figure>
  );
}
