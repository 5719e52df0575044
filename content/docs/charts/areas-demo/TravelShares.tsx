import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2004, 2008, 2012, 2016, 2020, 2024];
const trips = [
  { label: 'Car', data: [512, 498, 471, 440, 402, 371] },
  { label: 'Bus and train', data: [141, 156, 172, 190, 121, 204] },
  { label: 'Bike', data: [74, 92, 118, 151, 212, 247] },
  { label: 'On foot', data: [203, 198, 201, 206, 231, 228] },
];
const totals = years.map((_, index) =>
  trips.reduce((sum, { data }) => sum + data[index], 0),
);
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function TravelShares() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The car falls from more than half to little more than a third of all
        trips
      </Typography>
      <LineChart
        aria-label="Share of trips in Ostermouth by means of travel, 2004 to 2024"
        height={320}
        xAxis={[
          {
            data: years,
            domainLimit: 'strict',
            tickInterval: years,
            valueFormatter: String,
          },
        ]}
        yAxis={[
          {
            max: 1,
            width: 50,
            valueFormatter: (share: number) => percent.format(share),
          },
        ]}
        series={trips.map((series) => ({
          ...series,
          stack: 'trips',
          stackOffset: 'expand' as const,
          area: true,
          curve: 'linear' as const,
          showMark: false,
          valueFormatter: (value, { dataIndex }) =>
            value === null ? null : percent.format(value / totals[dataIndex]),
        }))}
      />
    </figure>
  );
}
