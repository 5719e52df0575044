import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const ages = [
  '90+',
  '80–89',
  '70–79',
  '60–69',
  '50–59',
  '40–49',
  '30–39',
  '20–29',
  '10–19',
  '0–9',
];
const women = [210, 640, 1020, 1380, 1510, 1290, 1420, 1180, 970, 930];
const men = [90, 450, 910, 1310, 1530, 1310, 1390, 1330, 1020, 980];

const people = (value: number | null) =>
  value === null ? '' : Math.abs(value).toLocaleString('en-US');

export default function PopulationPyramid() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        From 60 on, more women than men live in Ostermouth
      </Typography>
      <BarChart
        aria-label="Inhabitants of Ostermouth by age and sex"
        height={360}
        layout="horizontal"
        borderRadius={2}
        yAxis={[
          {
            data: ages,
            categoryGapRatio: 0.1,
            width: 60,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        xAxis={[
          {
            label: 'Inhabitants',
            min: -1800,
            max: 1800,
            tickNumber: 5,
            valueFormatter: people,
          },
        ]}
        series={[
          {
            label: 'Men',
            stack: 'age',
            data: men.map((count) => -count),
            valueFormatter: people,
          },
          {
            label: 'Women',
            stack: 'age',
            data: women,
            valueFormatter: people,
          },
        ]}
      />
    </figure>
  );
}
