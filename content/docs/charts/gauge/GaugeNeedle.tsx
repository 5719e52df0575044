import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  const { palette } = useTheme();

  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);
  return (
    <g>
      <line
        x1={cx}
        y1={cy}
        x2={x}
        y2={y}
        stroke={palette.primary.main}
        strokeWidth={3}
      />
      <circle cx={cx} cy={cy} r={6} fill={palette.primary.main} />
    </g>
  );
}

function Reading() {
  const { value, cx, cy } = useGaugeState();
  return (
    <text x={cx} y={cy + 34} textAnchor="middle">
      {value === null ? 'No data' : `${value} km/h`}
    </text>
  );
}

export default function GaugeNeedle() {
  const [wind, setWind] = React.useState<number | null>(34);

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
      <GaugeContainer
        aria-label="Wind, in kilometers per hour"
        height={170}
        value={wind}
        valueMax={120}
        startAngle={-110}
        endAngle={110}
      >
        <GaugeReferenceArc />
        <Needle />
        <Reading />
      </GaugeContainer>
      <Button
        variant="outlined"
        onClick={() => setWind(wind === null ? 34 : null)}
      >
        {wind === null ? 'Connect the sensor' : 'Disconnect the sensor'}
      </Button>
    </Stack>
  );
}
