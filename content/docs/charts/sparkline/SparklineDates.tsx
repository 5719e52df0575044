import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const readings = [
  { date: new Date(2025, 0, 6), weight: 4.1 },
  { date: new Date(2025, 0, 20), weight: 4.6 },
  { date: new Date(2025, 1, 3), weight: 5.2 },
  { date: new Date(2025, 2, 31), weight: 6.9 },
  { date: new Date(2025, 3, 14), weight: 7.2 },
];

const day = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
});

export default function SparklineDates() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Weight of a baby at five visits to the doctor
      </Typography>
      <SparkLineChart
        aria-label="Weight of a baby from January to April, 4.1 to 7.2 kilograms"
        height={72}
        data={readings.map(({ weight }) => weight)}
        xAxis={{
          scaleType: 'time',
          data: readings.map(({ date }) => date),
          domainLimit: 'strict',
          valueFormatter: (date: Date) => day.format(date),
        }}
        valueFormatter={(value) => (value === null ? '' : `${value} kg`)}
        showTooltip
        showHighlight
      />
    </figure>
  );
}
