import { useTheme } from '@mui/material/styles';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const storks = [
  { id: 'a', x: 12, y: 3, z: 4 },
  { id: 'b', x: 18, y: 5, z: 11 },
  { id: 'c', x: 25, y: 4, z: 9 },
  { id: 'd', x: 31, y: 9, z: 26 },
  { id: 'e', x: 38, y: 8, z: 31 },
  { id: 'f', x: 44, y: 13, z: 38 },
  { id: 'g', x: 52, y: 12, z: 47 },
];

export default function ContinuousLegend() {
  const { palette } = useTheme();

  return (
    <ScatterChart
      aria-label="Villages with more wet meadows have more stork nests, and more young storks"
      height={300}
      xAxis={[{ label: 'Wet meadows (ha)', min: 0 }]}
      yAxis={[{ label: 'Nests', min: 0, width: 50 }]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 50,
            color: [palette.warning.light, palette.primary.main],
          },
        },
      ]}
      series={[{ data: storks, markerSize: 7 }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          direction: 'horizontal',
          labelPosition: 'extremes',
          minLabel: '0 young storks',
          maxLabel: '50',
          sx: { width: 260, whiteSpace: 'nowrap' },
        },
      }}
    />
  );
}
