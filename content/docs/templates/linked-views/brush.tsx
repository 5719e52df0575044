import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';

export type Range = readonly [from: number, to: number];

interface BrushProps {
  /** What the axis shows: the same numbers as its `min` and `max`. */
  limits: Range;
  value: Range;
  onChange: (value: Range) => void;
}

/** Drags out a range of the x-axis. Put it into a chart as a child. */
export function Brush({ limits, value, onChange }: BrushProps) {
  const { palette } = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const [min, max] = limits;

  const placeOf = (number: number) =>
    left + ((number - min) / (max - min)) * width;

  /** Listens to the window, because a drag may end outside of the chart. */
  const startDrag = (event: React.PointerEvent<SVGRectElement>) => {
    // A right click opens a menu, and a second finger pinches.
    if (event.button !== 0 || !event.isPrimary) {
      return;
    }
    const area = event.currentTarget.getBoundingClientRect();
    const numberAt = (x: number) => {
      const share = Math.min(Math.max((x - area.left) / area.width, 0), 1);
      return Math.round(min + share * (max - min));
    };
    const start = numberAt(event.clientX);
    const move = ({ clientX }: PointerEvent) => {
      const end = numberAt(clientX);
      onChange([Math.min(start, end), Math.max(start, end)]);
    };
    const stop = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
  };

  return (
    <g>
      <rect
        x={placeOf(value[0])}
        y={top}
        width={Math.max(placeOf(value[1]) - placeOf(value[0]), 1)}
        height={height}
        fill={palette.primary.main}
        opacity={0.16}
      />
      <rect
        data-brush=""
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        style={{ cursor: 'ew-resize', touchAction: 'pan-y' }}
        onPointerDown={startDrag}
      />
    </g>
  );
}
