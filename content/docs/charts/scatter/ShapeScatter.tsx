import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

function Marker({
  seriesId,
  dataIndex: _dataIndex,
  isHighlighted,
  isFaded,
  x,
  y,
  size,
  color,
  ...other
}: ScatterMarkerProps) {
  const r = size * (isHighlighted ? 1.4 : 1);
  const shape =
    seriesId === 'resin'
      ? `M0,${-r} L${r},${r} L${-r},${r} Z`
      : `M${-r},${-r} H${r} V${r} H${-r} Z`;

  return (
    <path
      {...other}
      d={shape}
      transform={`translate(${x}, ${y})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
    />
  );
}

function Triangle({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} d="M12,1 L23,23 L1,23 Z" fill={color} />
    </svg>
  );
}

export default function ShapeScatter() {
  return (
    <ScatterChart
      aria-label="Weight and breaking load of test pieces by material"
      height={260}
      slots={{ marker: Marker }}
      xAxis={[{ label: 'Weight (g)', min: 0, max: 60 }]}
      yAxis={[{ label: 'Breaking load (N)', min: 0, width: 66 }]}
      series={[
        {
          id: 'resin',
          label: 'Resin',
          labelMarkType: Triangle,
          markerSize: 6,
          data: [
            { id: 'r1', x: 12, y: 210 },
            { id: 'r2', x: 21, y: 330 },
            { id: 'r3', x: 35, y: 470 },
            { id: 'r4', x: 48, y: 610 },
          ],
        },
        {
          id: 'nylon',
          label: 'Nylon',
          labelMarkType: 'square',
          markerSize: 5,
          data: [
            { id: 'n1', x: 9, y: 260 },
            { id: 'n2', x: 18, y: 450 },
            { id: 'n3', x: 29, y: 640 },
            { id: 'n4', x: 41, y: 880 },
          ],
        },
      ]}
    />
  );
}
