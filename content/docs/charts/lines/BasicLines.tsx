import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export default function BasicLines() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The greenhouse stays warm long after sunset
      </Typography>
      <LineChart
        aria-label="Temperature in the greenhouse and outside by hour"
        height={280}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Temperature (°C)', min: 0 }]}
        series={[
          {
            id: 'greenhouse',
            label: 'Greenhouse',
            data: [14, 12, 11, 16, 24, 27, 25, 20, 16],
          },
          {
            id: 'outside',
            label: 'Outside',
            data: [7, 5, 4, 9, 15, 17, 13, 9, 7],
          },
        ]}
      />
    </figure>
  );
}
