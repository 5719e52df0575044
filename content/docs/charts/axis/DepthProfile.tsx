import { ScatterChart } from '@mui/x-charts/ScatterChart';

const profile = [
  { depth: 0, temperature: 21.4 },
  { depth: 2, temperature: 21.1 },
  { depth: 4, temperature: 20.2 },
  { depth: 6, temperature: 16.3 },
  { depth: 8, temperature: 11.8 },
  { depth: 10, temperature: 9.1 },
  { depth: 15, temperature: 6.6 },
  { depth: 20, temperature: 5.4 },
  { depth: 25, temperature: 5 },
];

export default function DepthProfile() {
  return (
    <ScatterChart
      aria-label="The lake cools down by 11 degrees between 4 and 10 meters"
      height={320}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[
        { position: 'top', label: 'Water temperature (°C)', min: 0, max: 25 },
      ]}
      yAxis={[{ reverse: true, label: 'Depth (m)', min: 0 }]}
      series={[
        {
          label: 'Lake, July',
          data: profile.map(({ depth, temperature }) => ({
            id: depth,
            x: temperature,
            y: depth,
          })),
        },
      ]}
    />
  );
}
