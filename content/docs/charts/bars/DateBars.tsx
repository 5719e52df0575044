import { BarChart } from '@mui/x-charts/BarChart';

const visitors: Array<[day: number, count: number]> = [
  [3, 120],
  [4, 134],
  [5, 98],
  [6, 151],
  [7, 176],
  // Closed on Saturday the 8th and Sunday the 9th.
  [10, 118],
  [11, 142],
  [12, 109],
  [13, 160],
  [14, 188],
];

// One category per calendar day, so that the weekend keeps its place.
const days = Array.from({ length: 12 }, (_, i) => new Date(2025, 2, 3 + i));
const counts = days.map(
  (date) => visitors.find(([day]) => day === date.getDate())?.[1] ?? null,
);

export default function DateBars() {
  return (
    <BarChart
      aria-label="Museum visitors per day, March 3 to 14, 2025"
      height={260}
      hideLegend
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          valueFormatter: (date: Date, { location }) =>
            date.toLocaleDateString(
              'en-US',
              location === 'tick'
                ? { day: 'numeric' }
                : { weekday: 'long', day: 'numeric', month: 'long' },
            ),
          label: 'March 2025',
        },
      ]}
      series={[{ label: 'Visitors', data: counts }]}
    />
  );
}
