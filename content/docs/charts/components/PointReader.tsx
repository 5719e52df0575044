import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import {
  useDrawingArea,
  useSvgRef,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

interface Place {
  x: number;
  y: number;
}

interface PlacePickerProps {
  place: Place;
  onPick: (place: Place) => void;
}

function PlacePicker({ place, onPick }: PlacePickerProps) {
  const svgRef = useSvgRef();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const area = useDrawingArea();
  const { palette } = useTheme();

  const pick = (event: React.PointerEvent) => {
    const svg = svgRef.current?.getBoundingClientRect();
    if (svg) {
      onPick({
        x: xScale.invert(event.clientX - svg.left),
        y: yScale.invert(event.clientY - svg.top),
      });
    }
  };

  return (
    <g>
      <rect
        data-picker
        x={area.left}
        y={area.top}
        width={area.width}
        height={area.height}
        fill="transparent"
        cursor="crosshair"
        onPointerDown={pick}
      />
      <circle
        data-place
        cx={xScale(place.x)}
        cy={yScale(place.y)}
        r={8}
        fill="none"
        stroke={palette.error.main}
        strokeWidth={3}
        pointerEvents="none"
      />
    </g>
  );
}

const trees = [
  { id: 'oak', x: 12, y: 31 },
  { id: 'lime', x: 38, y: 12 },
  { id: 'elm', x: 61, y: 40 },
  { id: 'ash', x: 84, y: 22 },
];

export default function PointReader() {
  const [place, setPlace] = React.useState<Place>({ x: 50, y: 25 });

  return (
    <Stack spacing={1}>
      <ScatterChart
        aria-label="Four trees in the park, and the place of the new bench"
        height={300}
        hideLegend
        xAxis={[{ label: 'Meters from the gate', min: 0, max: 100 }]}
        yAxis={[{ label: 'Meters from the path', min: 0, max: 50, width: 55 }]}
        series={[{ label: 'Tree', data: trees, markerSize: 6 }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
      >
        <PlacePicker place={place} onPick={setPlace} />
      </ScatterChart>
      <Stack direction="row" spacing={2}>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            {axis}{' '}
            <input
              type="number"
              min={0}
              max={axis === 'x' ? 100 : 50}
              value={Math.round(place[axis])}
              onChange={(event) =>
                setPlace({ ...place, [axis]: event.target.valueAsNumber || 0 })
              }
            />
          </label>
        ))}
      </Stack>
    </Stack>
  );
}
