import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ReferenceLines() {
  const { palette } = useTheme();

  return (
    <LineChart
      aria-label="Nitrate stays above the limit of 50 mg/l until the filter is replaced on Thursday"
      height={280}
      hideLegend
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: 'Nitrate (mg/l)', width: 55, min: 0, max: 80 }]}
      series={[{ label: 'Well 3', data: [58, 64, 69, 61, 43, 37, 35] }]}
    >
      <ChartsReferenceLine
        y={50}
        label="Legal limit"
        labelAlign="end"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ stroke: palette.error.main }}
      />
      <ChartsReferenceLine
        x="Thu"
        label="New filter"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </LineChart>
  );
}
