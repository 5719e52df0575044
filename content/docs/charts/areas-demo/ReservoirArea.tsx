import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [
  'Dec 2',
  'Dec 9',
  'Dec 16',
  'Dec 23',
  'Dec 30',
  'Jan 6',
  'Jan 13',
  'Jan 20',
  'Jan 27',
  'Feb 3',
  'Feb 10',
  'Feb 17',
  'Feb 24',
  'Mar 3',
];

export default function ReservoirArea() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The reservoir fills up in the wet weeks of December and February
      </Typography>
      <LineChart
        aria-label="Water in the reservoir of Sandwick per week, in percent"
        height={260}
        hideLegend
        xAxis={[{ scaleType: 'point', data: weeks }]}
        yAxis={[{ label: 'Filled (%)', min: 0, max: 100, width: 55 }]}
        series={[
          {
            label: 'Filled',
            area: true,
            data: [38, 44, 53, 61, 66, 67, 65, 64, 64, 69, 77, 84, 88, 87],
            showMark: false,
            valueFormatter: (value) => `${value}%`,
          },
        ]}
      />
    </figure>
  );
}
