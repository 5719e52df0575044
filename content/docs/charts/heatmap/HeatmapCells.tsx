import { getContrastRatio, useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { data, days, hours } from './pool';

interface CellProps {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

function readableOn(color: string) {
  return getContrastRatio('#fff', color) > getContrastRatio('#000', color)
    ? '#fff'
    : '#000';
}

function Cell({ ownerState, x, y, width, height, ...other }: CellProps) {
  return (
    <g {...other}>
      <rect
        x={x + 1}
        y={y + 1}
        width={Math.max(0, width - 2)}
        height={Math.max(0, height - 2)}
        rx={4}
        fill={ownerState.color}
      />
      {width > 24 && (
        <text
          x={x + width / 2}
          y={y + height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={12}
          fill={readableOn(ownerState.color)}
          pointerEvents="none"
        >
          {ownerState.value}
        </text>
      )}
    </g>
  );
}

export default function HeatmapCells() {
  const { background, primary } = useTheme().palette;

  return (
    <div role="group" aria-label="Swimmers by day and hour">
      <Heatmap
        height={280}
        slots={{ cell: Cell }}
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
      />
    </div>
  );
}
