import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { data, days, hours } from './pool';

export default function HighlightHeatmap() {
  return (
    <div role="group" aria-label="Swimmers by day and hour">
      <Heatmap
        height={260}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 54 }]}
        series={[
          {
            label: 'Swimmers',
            data,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{
          [`& .${heatmapClasses.highlighted}`]: {
            stroke: 'currentColor',
            strokeWidth: 3,
          },
          [`& .${heatmapClasses.faded}`]: { opacity: 0.5 },
        }}
      />
    </div>
  );
}
