import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function NoiseGradient({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const { success, warning, error } = useTheme().palette;

  return (
    <defs>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1={top + height}
        x2="0"
        y2={top}
      >
        <stop offset="0.4" stopColor={success.main} />
        <stop offset="0.7" stopColor={warning.main} />
        <stop offset="1" stopColor={error.main} />
      </linearGradient>
    </defs>
  );
}

export default function SharedGradient() {
  const { warning } = useTheme().palette;
  const gradient = `${React.useId()}-noise`;

  return (
    <BarChart
      aria-label="Noise in the machine hall by hour"
      height={260}
      xAxis={[{ data: ['7:00', '9:00', '11:00', '13:00', '15:00'] }]}
      yAxis={[{ label: 'dB(A)', max: 100 }]}
      series={[
        {
          id: 'noise',
          label: 'Noise',
          color: warning.main,
          data: [48, 71, 94, 66, 83],
        },
      ]}
      sx={{
        [`& .${barElementClasses.series}-noise`]: {
          fill: `url("#${gradient}")`,
        },
      }}
    >
      <NoiseGradient id={gradient} />
    </BarChart>
  );
}
