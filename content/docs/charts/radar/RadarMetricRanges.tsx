import { RadarChart } from '@mui/x-charts/RadarChart';

const units: Record<string, string> = {
  Range: 'km',
  Seats: 'seats',
  Charging: 'kW',
  Doors: 'doors',
  Warranty: 'years',
};
const metrics = [
  { name: 'Range', max: 400 },
  { name: 'Seats', min: 20, max: 60 },
  { name: 'Charging', max: 300 },
  { name: 'Doors', max: 4 },
  { name: 'Warranty', max: 10 },
];

export default function RadarMetricRanges() {
  return (
    <RadarChart
      aria-label="An electric city bus, five measures with their own ranges"
      direction="ltr"
      height={300}
      hideLegend
      // Room for the second line of the lowest label.
      margin={{ bottom: 44 }}
      radar={{
        metrics,
        startAngle: 36,
        labelFormatter: (name, { location }) =>
          location === 'tick' ? `${name}\n(${units[name]})` : name,
      }}
      series={[
        {
          label: 'City bus',
          data: [320, 38, 150, 3, 8],
          fillArea: true,
          valueFormatter: (value, { dataIndex }) =>
            `${value} ${units[metrics[dataIndex].name]}`,
        },
      ]}
    />
  );
}
