import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
} from '@mui/x-charts/LineChart';

const years = [2016, 2018, 2020, 2022, 2024, 2026, 2028, 2030, 2032];
const measured = [11.2, 12.6, 14.1, 17.9, 22.4, null, null, null, null];
const expected = [null, null, null, null, 22.4, 27.1, 31.5, 35.4, 38.9];
const low = [null, null, null, null, 22.4, 25.3, 27.6, 29.2, 30.1];
const high = [null, null, null, null, 22.4, 29.0, 35.6, 42.2, 48.8];
const thousand = (value: number | null) =>
  value === null ? null : `${value} thousand`;

export default function ForecastBand() {
  const { primary } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The town expects 30 to 49 thousand electric cars in 2032
      </Typography>
      <LineChart
        aria-label="Electric cars in Ostermouth, counted until 2024 and expected until 2032"
        height={300}
        xAxis={[
          {
            data: years,
            domainLimit: 'strict',
            tickInterval: years,
            valueFormatter: String,
          },
        ]}
        yAxis={[{ label: 'Cars (thousand)', min: 0, max: 50, width: 55 }]}
        series={[
          {
            label: 'Counted',
            color: primary.main,
            data: measured,
            showMark: false,
            valueFormatter: thousand,
          },
          {
            id: 'expected',
            label: 'Expected',
            color: primary.main,
            data: expected,
            showMark: false,
            valueFormatter: (value, { dataIndex }) =>
              value === null
                ? null
                : `${value} (${low[dataIndex]} to ${high[dataIndex]}) thousand`,
          },
          {
            id: 'low',
            stack: 'range',
            data: low,
            showMark: false,
            disableHighlight: true,
            valueFormatter: () => null,
          },
          {
            id: 'range',
            stack: 'range',
            area: true,
            color: primary.main,
            data: high.map((value, index) =>
              value === null ? null : value - (low[index] ?? 0),
            ),
            showMark: false,
            disableHighlight: true,
            valueFormatter: () => null,
          },
        ]}
        sx={{
          [`.${lineElementClasses.series}-expected`]: {
            strokeDasharray: '6 5',
          },
          [`.${lineElementClasses.series}-low, .${lineElementClasses.series}-range`]:
            { display: 'none' },
          [`.${areaElementClasses.series}-range`]: { opacity: 0.2 },
        }}
      />
    </figure>
  );
}
