import * as React from 'react';
import {
  useDrawingArea,
  useScatterSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

/** Draws the points of all scatter series on a canvas, where the axes leave room. */
export function CanvasPlot() {
  const canvasRef = React.useRef<HTMLCanvasElement>(null);
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const series = useScatterSeries();

  React.useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) {
      return;
    }
    // A new size also clears the canvas.
    const ratio = window.devicePixelRatio;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    context.scale(ratio, ratio);
    context.translate(-left, -top);
    for (const { color, data, markerSize } of series) {
      context.fillStyle = color;
      for (const { x, y } of data) {
        context.beginPath();
        context.arc(xScale(x), yScale(y), markerSize, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }, [left, top, width, height, xScale, yScale, series]);

  return (
    <canvas
      ref={canvasRef}
      style={{ position: 'absolute', left, top, width, height }}
    />
  );
}
