import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

const ideas = [
  { id: 'dark mode', x: 2, y: 7 },
  { id: 'search', x: 6, y: 9 },
  { id: 'print view', x: 3, y: 3 },
  { id: 'offline use', x: 9, y: 6 },
  { id: 'new icons', x: 5.5, y: 1.5 },
  { id: 'keyboard shortcuts', x: 1.5, y: 8.5 },
  { id: 'import from a file', x: 7.5, y: 4 },
  { id: 'larger font', x: 1, y: 5.5 },
];

function Quadrants({ at }: { at: { x: number; y: number } }) {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const { palette, typography } = useTheme();
  const x = xScale(at.x);
  const y = yScale(at.y);
  const corners = [
    { label: 'Do first', x: left + 6, y: top + 16, anchor: 'start' },
    { label: 'Plan', x: left + width - 6, y: top + 16, anchor: 'end' },
    { label: 'Maybe', x: left + 6, y: top + height - 8, anchor: 'start' },
    {
      label: 'Drop',
      x: left + width - 6,
      y: top + height - 8,
      anchor: 'end',
    },
  ] as const;

  return (
    <g pointerEvents="none">
      <rect
        data-quadrant
        x={left}
        y={top}
        width={x - left}
        height={y - top}
        fill={palette.success.main}
        fillOpacity={0.12}
      />
      <path
        d={`M ${x} ${top} v ${height} M ${left} ${y} h ${width}`}
        stroke={palette.text.secondary}
        strokeDasharray="4 4"
      />
      {corners.map(({ label, anchor, ...place }) => (
        <text
          key={label}
          {...place}
          textAnchor={anchor}
          fill={palette.text.secondary}
          style={typography.caption}
          direction="ltr"
        >
          {label}
        </text>
      ))}
    </g>
  );
}

export default function QuadrantChart() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Three ideas promise a large benefit for little work
      </Typography>
      <ScatterChart
        aria-label="Eight ideas for an app by effort and benefit"
        height={320}
        hideLegend
        xAxis={[{ label: 'Effort (days)', min: 0, max: 10 }]}
        yAxis={[{ label: 'Benefit (score)', min: 0, max: 10, width: 50 }]}
        series={[
          {
            label: 'Idea',
            data: ideas,
            markerSize: 6,
            valueFormatter: (idea) =>
              idea && `${idea.id}: ${idea.x} days, score ${idea.y}`,
          },
        ]}
      >
        <Quadrants at={{ x: 5, y: 5 }} />
      </ScatterChart>
    </figure>
  );
}
