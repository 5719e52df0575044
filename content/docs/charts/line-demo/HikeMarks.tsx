import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

const kilometers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const meters = [
  640, 720, 860, 1010, 1090, 1230, 1420, 1580, 1610, 1460, 1290, 1180, 1050,
];
const huts = new Map([
  [4, 'Alder Hut'],
  [8, 'Summit Hut'],
  [11, 'Fern Inn'],
]);

function HutMark({ x, y, color, dataIndex }: MarkElementProps) {
  const { palette, typography } = useTheme();

  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none" data-hut>
      <path
        d="M 0 -9 L 9 0 H 6 V 7 H -6 V 0 H -9 Z"
        fill={palette.background.paper}
        stroke={color}
        strokeWidth={2}
      />
      <text
        y={-16}
        textAnchor="middle"
        fill={palette.text.primary}
        stroke={palette.background.paper}
        strokeWidth={4}
        paintOrder="stroke"
        style={typography.caption}
      >
        {huts.get(dataIndex)}
      </text>
    </g>
  );
}

export default function HikeMarks() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Three huts on the way over the mountain
      </Typography>
      <LineChart
        aria-label="Height along a hike of 12 kilometers, with three huts"
        height={300}
        hideLegend
        xAxis={[
          {
            data: kilometers,
            label: 'Distance (km)',
            domainLimit: 'strict',
            height: 45,
          },
        ]}
        yAxis={[{ label: 'Height (m)', min: 400, max: 1800, width: 65 }]}
        series={[
          {
            label: 'Height',
            data: meters,
            showMark: ({ index }) => huts.has(index),
            valueFormatter: (value, { dataIndex }) =>
              [huts.get(dataIndex), `${value} m`].filter(Boolean).join(', '),
          },
        ]}
        slots={{ mark: HutMark }}
      />
    </figure>
  );
}
