import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { RadarChart } from '@mui/x-charts/RadarChart';
import {
  useDrawingArea,
  useRadiusAxes,
  useRotationScale,
} from '@mui/x-charts/hooks';

const metrics = [
  { name: 'Grip (kg)', max: 60, target: 40 },
  { name: 'Pull-ups', max: 25, target: 16 },
  { name: 'Plank (s)', max: 300, target: 180 },
  { name: 'Balance (s)', max: 120, target: 90 },
  { name: 'Reach (cm)', max: 80, target: 60 },
];

function Targets() {
  const { left, top, width, height } = useDrawingArea();
  const rotationScale = useRotationScale<'point'>();
  const { radiusAxis } = useRadiusAxes();
  const { palette } = useTheme();

  return (
    <g
      data-targets
      transform={`translate(${left + width / 2} ${top + height / 2})`}
      stroke={palette.text.primary}
      strokeWidth={4}
      pointerEvents="none"
    >
      {metrics.map(({ name, target }) => {
        const angle = rotationScale?.(name);
        const radius = radiusAxis[name]?.scale(target);
        if (angle === undefined || radius === undefined) {
          return null;
        }
        // In this group the axis points up, so a target is a horizontal line.
        return (
          <line
            key={name}
            transform={`rotate(${(angle * 180) / Math.PI})`}
            x1={-9}
            x2={9}
            y1={-radius}
            y2={-radius}
          />
        );
      })}
    </g>
  );
}

export default function RadarTargets() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Anna reaches three of five targets, the short lines across the axes
      </Typography>
      <RadarChart
        aria-label="Anna's results in five exercises, and a target for each"
        direction="ltr"
        height={320}
        margin={{ left: 75, right: 75 }}
        hideLegend
        radar={{ metrics: metrics.map(({ name, max }) => ({ name, max })) }}
        series={[
          { label: 'Anna', data: [44, 14, 210, 95, 52], fillArea: true },
        ]}
      >
        <Targets />
      </RadarChart>
    </figure>
  );
}
