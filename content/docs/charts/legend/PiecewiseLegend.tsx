import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import type { PiecewiseLabelFormatterParams } from '@mui/x-charts/ChartsLegend';

const rating = ({
  index,
  formattedMin,
  formattedMax,
}: PiecewiseLabelFormatterParams) => {
  if (index === 0) {
    return `Good, below ${formattedMax}`;
  }
  return formattedMax === null
    ? `Bad, ${formattedMin} or more`
    : `Fair, ${formattedMin} to ${formattedMax}`;
};

export default function PiecewiseLegend() {
  const { palette } = useTheme();

  return (
    <BarChart
      aria-label="Fine dust exceeds 25 µg/m³ on Wednesday and Thursday"
      height={280}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      yAxis={[
        {
          id: 'dust',
          label: 'Fine dust (µg/m³)',
          width: 50,
          colorMap: {
            type: 'piecewise',
            thresholds: [10, 25],
            colors: [palette.info.light, palette.info.dark, palette.error.dark],
          },
        },
      ]}
      series={[{ label: 'Fine dust', data: [8, 14, 27, 31, 19, 6] }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: rating,
        },
      }}
    />
  );
}
