import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { data, days, hours } from './pool';

export default function HeatmapLegend() {
  const { background, primary } = useTheme().palette;

  return (
    <div role="group" aria-label="Swimmers by day and hour">
      <Heatmap
        height={280}
        hideLegend={false}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 54 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 110,
              color: [background.paper, primary.main],
            },
          },
        ]}
        series={[{ label: 'Swimmers', data }]}
        slotProps={{
          legend: {
            minLabel: 'Empty',
            maxLabel: '110 swimmers',
            sx: { width: 260, whiteSpace: 'nowrap' },
          },
        }}
      />
    </div>
  );
}
