import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';

export default function GradientBars() {
  const { primary, text } = useTheme().palette;
  const id = React.useId();
  const gradient = `${id}-solar`;
  const hatching = `${id}-forecast`;

  return (
    <BarChart
      aria-label="Solar power, measured and forecast"
      height={280}
      borderRadius={6}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'kWh' }]}
      series={[
        {
          id: 'measured',
          label: 'Measured',
          color: primary.main,
          data: [31, 44, 38, 52, null],
        },
        {
          id: 'forecast',
          label: 'Forecast',
          color: text.secondary,
          data: [29, 47, 40, 49, 55],
        },
      ]}
      sx={{
        [`& .${barElementClasses.series}-measured`]: {
          fill: `url("#${gradient}")`,
        },
        [`& .${barElementClasses.series}-forecast`]: {
          fill: `url("#${hatching}")`,
        },
      }}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={primary.main} />
          <stop offset="1" stopColor={primary.main} stopOpacity={0.35} />
        </linearGradient>
        <pattern
          id={hatching}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" fill={text.secondary} />
        </pattern>
      </defs>
    </BarChart>
  );
}
