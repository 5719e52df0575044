import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function SimpleBars() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The maritime museum overtakes the gallery
      </Typography>
      <BarChart
        aria-label="Visitors of four museums in 2023 and 2024, in thousands"
        height={280}
        borderRadius={4}
        grid={{ horizontal: true }}
        xAxis={[{ data: ['Gallery', 'Maritime', 'Toys', 'Observatory'] }]}
        yAxis={[
          {
            label: 'Visitors (thousand)',
            width: 55,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={[
          { label: '2023', data: [84, 61, 37, 22] },
          { label: '2024', data: [79, 92, 41, 25] },
        ]}
      />
    </figure>
  );
}
