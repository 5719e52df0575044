import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function BeechGrowth() {
  return (
    <ScatterChart
      aria-label="Height of beech trees against their age"
      height={260}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Age (years)', min: 0, max: 50 }]}
      yAxis={[{ label: 'Height (m)', width: 54 }]}
      series={[
        {
          label: 'Valley',
          data: [
            { id: 'v1', x: 8, y: 4.1 },
            { id: 'v2', x: 15, y: 8.2 },
            { id: 'v3', x: 22, y: 12.6 },
            { id: 'v4', x: 31, y: 16.9 },
            { id: 'v5', x: 44, y: 21.3 },
          ],
        },
        {
          label: 'Ridge',
          data: [
            { id: 'r1', x: 9, y: 2.6 },
            { id: 'r2', x: 18, y: 5.3 },
            { id: 'r3', x: 26, y: 8.4 },
            { id: 'r4', x: 37, y: 11.1 },
            { id: 'r5', x: 47, y: 13.8 },
          ],
        },
      ]}
    />
  );
}
