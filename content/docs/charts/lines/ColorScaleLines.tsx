import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const days = Array.from({ length: 10 }, (_, index) => index + 1);
const lows = [4.2, 2.6, 0.9, -1.8, -3.4, -2.1, 0.4, 1.9, -0.7, 2.8];

export default function ColorScaleLines() {
  const { palette } = useTheme();

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Four nights of frost in the orchard
      </Typography>
      <LineChart
        aria-label="Lowest temperature per night in April"
        height={260}
        hideLegend
        xAxis={[{ data: days, domainLimit: 'strict', label: 'April' }]}
        yAxis={[
          {
            label: 'Lowest temperature (°C)',
            tickLabelStyle: { unicodeBidi: 'plaintext' },
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.info.main, palette.warning.main],
            },
          },
        ]}
        series={[
          {
            label: 'Lowest temperature',
            data: lows,
            valueFormatter: (value) => (value === null ? '' : `${value} °C`),
          },
        ]}
      >
        <ChartsReferenceLine
          y={0}
          lineStyle={{ stroke: palette.text.primary, strokeDasharray: '4 3' }}
        />
      </LineChart>
    </figure>
  );
}
