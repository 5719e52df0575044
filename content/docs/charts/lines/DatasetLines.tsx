import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

// NOAA Global Monitoring Laboratory: annual means at Mauna Loa, rounded.
const carbonDioxide = [
  { year: 1960, ppm: 317 },
  { year: 1970, ppm: 326 },
  { year: 1980, ppm: 339 },
  { year: 1990, ppm: 354 },
  { year: 2000, ppm: 370 },
  { year: 2010, ppm: 390 },
  { year: 2020, ppm: 414 },
];

export default function DatasetLines() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Carbon dioxide in the air rises faster each decade
      </Typography>
      <LineChart
        aria-label="Carbon dioxide at Mauna Loa, 1960 to 2020"
        height={280}
        hideLegend
        dataset={carbonDioxide}
        xAxis={[
          {
            dataKey: 'year',
            valueFormatter: (year: number) => String(year),
          },
        ]}
        yAxis={[{ label: 'CO₂ (parts per million)', width: 62 }]}
        series={[
          {
            dataKey: 'ppm',
            label: 'CO₂',
            valueFormatter: (value) => (value === null ? '' : `${value} ppm`),
          },
        ]}
      />
      <Typography variant="caption">
        Source: NOAA Global Monitoring Laboratory. The axis does not start at 0.
      </Typography>
    </figure>
  );
}
