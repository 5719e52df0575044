import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicStack() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        From April to September, Ostermouth makes more electricity than it uses
      </Typography>
      <BarChart
        aria-label="Electricity made and used per quarter, by source and user"
        height={300}
        margin={{ left: 0, right: 0 }}
        xAxis={[{ data: ['Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec'] }]}
        yAxis={[{ label: 'Electricity (GWh)' }]}
        series={[
          { id: 'wind', label: 'Wind', stack: 'made', data: [31, 30, 21, 33] },
          { id: 'solar', label: 'Solar', stack: 'made', data: [9, 26, 28, 8] },
          {
            id: 'homes',
            label: 'Homes',
            stack: 'used',
            data: [28, 21, 18, 27],
          },
          {
            id: 'industry',
            label: 'Industry',
            stack: 'used',
            data: [24, 25, 24, 25],
          },
        ]}
      />
    </figure>
  );
}
