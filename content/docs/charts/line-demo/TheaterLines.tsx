import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [
  'Sep',
  'Oct',
  'Nov',
  'Dec',
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
];

export default function TheaterLines() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The small stage fills up in winter, and the open air in June
      </Typography>
      <LineChart
        aria-label="Tickets sold per month on two stages"
        height={280}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ label: 'Tickets', min: 0, width: 60 }]}
        series={[
          {
            label: 'Small stage',
            data: [980, 1240, 1510, 1890, 1640, 1580, 1420, 1130, 870, 640],
            showMark: false,
          },
          {
            label: 'Open air',
            data: [720, 310, null, null, null, null, 150, 840, 1460, 2150],
            showMark: false,
            // The tooltip leaves out a series whose text is null.
            valueFormatter: (value) =>
              value === null ? null : value.toLocaleString('en-US'),
          },
        ]}
      />
    </figure>
  );
}
