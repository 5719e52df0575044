import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function BudgetArea() {
  const { palette } = useTheme();

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The sailing club is in debt until the fees come in
      </Typography>
      <LineChart
        aria-label="Account of a sailing club at the end of each month"
        height={280}
        hideLegend
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          {
            width: 65,
            min: -6000,
            max: 12000,
            tickInterval: [-6000, -3000, 0, 3000, 6000, 9000, 12000],
            valueFormatter: (value: number) => euros.format(value),
            tickLabelStyle: { unicodeBidi: 'plaintext' },
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.error.main, palette.primary.main],
            },
          },
        ]}
        series={[
          {
            label: 'Account',
            area: true,
            baseline: 0,
            curve: 'linear',
            data: [
              -1200, -2900, -4700, 3800, 9600, 8100, 5400, 3900, 4400, 2100,
              900, -600,
            ],
            showMark: false,
            valueFormatter: (value) =>
              value === null ? null : euros.format(value),
          },
        ]}
        sx={{ [`.${areaElementClasses.root}`]: { opacity: 0.4 } }}
      >
        <ChartsReferenceLine y={0} />
      </LineChart>
    </figure>
  );
}
