import Typography from '@mui/material/Typography';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const sources = [
  { label: 'Wind', data: [42, 45, 38, 27, 22, 26, 35, 41, 44] },
  { label: 'Sun', data: [0, 0, 6, 34, 52, 39, 9, 0, 0] },
  { label: 'Gas', data: [18, 12, 26, 24, 14, 21, 41, 33, 20] },
];

export default function PowerAreas() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The sun replaces gas at noon, but not in the evening
      </Typography>
      <LineChart
        aria-label="Electricity of an island by source and hour, in megawatts"
        height={300}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: hours,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Power (MW)', width: 55 }]}
        series={sources.map((source) => ({
          ...source,
          stack: 'power',
          area: true,
          showMark: false,
          valueFormatter: (value) => `${value} MW`,
        }))}
        sx={{ [`.${lineElementClasses.root}`]: { display: 'none' } }}
      />
    </figure>
  );
}
