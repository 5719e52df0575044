import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function MixedBars() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        In fall, false alarms cost the fire brigade as many trips as fires and
        rescues together
      </Typography>
      <BarChart
        aria-label="Trips of the fire brigade by season: fires and rescues in one bar, false alarms beside it"
        height={300}
        xAxis={[{ data: ['Winter', 'Spring', 'Summer', 'Fall'] }]}
        yAxis={[{ label: 'Trips', width: 50 }]}
        series={[
          {
            id: 'fires',
            label: 'Fires',
            stack: 'needed',
            data: [34, 28, 47, 22],
          },
          {
            id: 'rescues',
            label: 'Rescues',
            stack: 'needed',
            data: [41, 33, 52, 29],
          },
          { id: 'false', label: 'False alarms', data: [38, 30, 44, 51] },
        ]}
      />
    </figure>
  );
}
