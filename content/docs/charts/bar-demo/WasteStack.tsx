import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { year: '2004', recycled: 92, composted: 41, burned: 118, landfill: 176 },
  { year: '2009', recycled: 121, composted: 58, burned: 131, landfill: 112 },
  { year: '2014', recycled: 148, composted: 74, burned: 127, landfill: 63 },
  { year: '2019', recycled: 163, composted: 88, burned: 119, landfill: 31 },
  { year: '2024', recycled: 171, composted: 97, burned: 104, landfill: 12 },
];

const series = [
  { dataKey: 'recycled', label: 'Recycled' },
  { dataKey: 'composted', label: 'Composted' },
  { dataKey: 'burned', label: 'Burned' },
  { dataKey: 'landfill', label: 'Landfill' },
];

export default function WasteStack() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Almost none of Sandwick's waste ends up in the landfill anymore
      </Typography>
      <BarChart
        aria-label="Waste per person in Sandwick by treatment, 2004 to 2024"
        height={320}
        dataset={dataset}
        xAxis={[{ dataKey: 'year', categoryGapRatio: 0.3 }]}
        yAxis={[{ label: 'Waste per person (kg)', width: 60 }]}
        series={series.map((item) => ({
          ...item,
          stack: 'waste',
          valueFormatter: (value) => `${value} kg`,
        }))}
      />
    </figure>
  );
}
