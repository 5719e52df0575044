import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const loans = [
  { id: 'central', label: 'Central', value: 48200 },
  { id: 'harbor', label: 'Harbor', value: 26900 },
  { id: 'hill', label: 'Hill', value: 17400 },
  { id: 'mobile', label: 'Book bus', value: 3100 },
];
const total = loans.reduce((sum, { value }) => sum + value, 0);
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function BoroughLabels() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Half of all loans come from the central library
      </Typography>
      <PieChart
        aria-label="Loans per branch of a library in 2024"
        height={280}
        series={[
          {
            data: loans,
            sortingValues: 'desc',
            arcLabel: ({ value }) => percent.format(value / total),
            arcLabelMinAngle: 20,
            arcLabelRadius: '65%',
            valueFormatter: ({ value }) =>
              `${value.toLocaleString('en-US')} loans`,
          },
        ]}
        sx={{
          [`.${pieArcLabelClasses.root}`]: {
            fill: 'white',
            fontSize: 18,
            fontWeight: 700,
            paintOrder: 'stroke',
            stroke: 'rgba(0, 0, 0, 0.6)',
            strokeWidth: 3,
          },
        }}
      />
    </figure>
  );
}
