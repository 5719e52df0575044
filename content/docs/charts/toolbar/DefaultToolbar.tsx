import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const stops = Array.from({ length: 24 }, (_, stop) => `Stop ${stop + 1}`);
const passengers = stops.map((_, stop) =>
  Math.round(160 - 4 * stop + 35 * Math.sin(stop * 1.3)),
);

export default function DefaultToolbar() {
  return (
    <BarChartPro
      aria-label="Passengers of bus 12 get fewer toward the end of the line"
      height={280}
      hideLegend
      showToolbar
      xAxis={[{ data: stops, zoom: true }]}
      yAxis={[{ label: 'Passengers', width: 60 }]}
      series={[{ label: 'Passengers', data: passengers }]}
    />
  );
}
