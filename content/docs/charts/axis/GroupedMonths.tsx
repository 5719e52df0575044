import { BarChart } from '@mui/x-charts/BarChart';

const months = Array.from(
  { length: 12 },
  (_, month) => new Date(2024, 3 + month, 1),
);
const bookings = [342, 405, 521, 618, 634, 447, 322, 241, 388, 226, 250, 311];
const quarter = (month: Date) => `Q${Math.floor(month.getMonth() / 3) + 1}`;

export default function GroupedMonths() {
  return (
    <BarChart
      aria-label="Hotel bookings peak in August 2024"
      height={300}
      hideLegend
      xAxis={[
        {
          data: months,
          height: 64,
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en-US', {
              month: 'long',
              year: 'numeric',
            }),
          groups: [
            { getValue: (month: Date) => month.getMonth() + 1 },
            { getValue: quarter },
            {
              getValue: (month: Date) => month.getFullYear(),
              tickLabelStyle: { fontWeight: 'bold' },
            },
          ],
        },
      ]}
      yAxis={[{ label: 'Bookings per month', width: 60 }]}
      series={[{ label: 'Bookings', data: bookings }]}
    />
  );
}
