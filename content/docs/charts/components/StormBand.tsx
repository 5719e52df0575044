import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

interface BandProps {
  from: number;
  to: number;
  label: string;
}

function Band({ from, to, label }: BandProps) {
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const { palette, typography } = useTheme();
  const start = xScale(from);
  const end = xScale(to);

  return (
    <g pointerEvents="none">
      <rect
        data-band
        x={Math.min(start, end)}
        y={top}
        width={Math.abs(end - start)}
        height={height}
        fill={palette.warning.main}
        fillOpacity={0.2}
      />
      <text
        x={(start + end) / 2}
        y={top + 14}
        textAnchor="middle"
        fill={palette.text.primary}
        style={typography.caption}
      >
        {label}
      </text>
    </g>
  );
}

export default function StormBand() {
  return (
    <LineChart
      aria-label="During the storm, from 13:00 to 17:00, the wind reaches 94 km/h"
      height={280}
      hideLegend
      xAxis={[
        {
          data: [8, 10, 12, 14, 16, 18, 20],
          domainLimit: 'strict',
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Wind (km/h)', min: 0, max: 120, width: 55 }]}
      series={[{ label: 'Wind', data: [22, 28, 47, 81, 94, 52, 31] }]}
    >
      <Band from={13} to={17} label="Storm" />
    </LineChart>
  );
}
