import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024];
const loans = [
  { label: 'Books', data: [5200, 3900, 4300, 4600, 4700, 4650] },
  { label: 'Games', data: [600, 350, 700, 950, 1250, 1500] },
  { label: 'E-books', data: [800, 2100, 2000, 1900, 2050, 2350] },
];
const totals = years.map((_, index) =>
  loans.reduce((sum, { data }) => sum + data[index], 0),
);
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function StackedShares() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Books fell from four in five loans to little more than half
      </Typography>
      <BarChart
        aria-label="Share of books, games and e-books in the loans of a library"
        height={300}
        xAxis={[{ data: years, valueFormatter: String }]}
        yAxis={[
          { max: 1, valueFormatter: (share: number) => percent.format(share) },
        ]}
        series={loans.map((series) => ({
          ...series,
          stack: 'loans',
          stackOffset: 'expand' as const,
          valueFormatter: (value, { dataIndex }) =>
            value === null
              ? null
              : `${percent.format(value / totals[dataIndex])} (${value})`,
        }))}
      />
    </figure>
  );
}
