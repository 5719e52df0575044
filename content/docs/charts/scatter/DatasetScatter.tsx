import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// NASA Planetary Fact Sheet, rounded: distance in astronomical units, period in years.
const planets = [
  { name: 'Mercury', distance: 0.39, period: 0.24 },
  { name: 'Venus', distance: 0.72, period: 0.62 },
  { name: 'Earth', distance: 1, period: 1 },
  { name: 'Mars', distance: 1.52, period: 1.88 },
  { name: 'Jupiter', distance: 5.2, period: 11.9 },
  { name: 'Saturn', distance: 9.58, period: 29.4 },
  { name: 'Uranus', distance: 19.2, period: 83.7 },
  { name: 'Neptune', distance: 30.05, period: 163.7 },
];

export default function DatasetScatter() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The farther from the sun, the longer the year: a law that makes a line
      </Typography>
      <ScatterChart
        aria-label="Distance and year of the planets, both on log scales"
        height={280}
        hideLegend
        dataset={planets}
        xAxis={[
          {
            scaleType: 'log',
            min: 0.3,
            max: 40,
            tickInterval: [0.3, 1, 3, 10, 30],
            valueFormatter: String,
            label: 'Distance from the sun (AU, log scale)',
          },
        ]}
        yAxis={[
          {
            scaleType: 'log',
            min: 0.1,
            max: 300,
            tickInterval: [0.1, 1, 10, 100],
            valueFormatter: String,
            label: 'Year (Earth years, log scale)',
          },
        ]}
        series={[
          {
            label: 'Planet',
            markerSize: 6,
            datasetKeys: { id: 'name', x: 'distance', y: 'period' },
            valueFormatter: (point) =>
              point && `${point.id}: year of ${point.y}, at ${point.x} AU`,
          },
        ]}
        grid={{ horizontal: true, vertical: true }}
      />
      <Typography variant="caption">
        Source: NASA Planetary Fact Sheet, rounded.
      </Typography>
    </figure>
  );
}
