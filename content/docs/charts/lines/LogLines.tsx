import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

// Published by the manufacturers, and collected by Wikipedia, "Transistor count".
const processors = [
  { year: 1971, name: 'Intel 4004', transistors: 2_250 },
  { year: 1978, name: 'Intel 8086', transistors: 29_000 },
  { year: 1985, name: 'Intel 386', transistors: 275_000 },
  { year: 1993, name: 'Pentium', transistors: 3_100_000 },
  { year: 2000, name: 'Pentium 4', transistors: 42_000_000 },
  { year: 2008, name: 'Core i7', transistors: 731_000_000 },
  { year: 2020, name: 'Apple M1', transistors: 16_000_000_000 },
];

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export default function LogLines() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Seven million times more transistors in 49 years
      </Typography>
      <LineChart
        aria-label="Transistors per processor, on a logarithmic scale"
        height={300}
        hideLegend
        dataset={processors}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        yAxis={[
          {
            scaleType: 'log',
            label: 'Transistors, log scale',
            width: 66,
            valueFormatter: (value: number) => compact.format(value),
          },
        ]}
        series={[
          {
            dataKey: 'transistors',
            label: 'Transistors',
            curve: 'linear',
            valueFormatter: (value, { dataIndex }) =>
              value === null
                ? null
                : `${compact.format(value)} (${processors[dataIndex].name})`,
          },
        ]}
        grid={{ horizontal: true }}
      />
    </figure>
  );
}
