import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function PatternFills() {
  const id = React.useId();

  return (
    <BarChart
      aria-label="The bakery sells more rolls than loaves on each day"
      height={260}
      xAxis={[{ data: ['Thu', 'Fri', 'Sat'] }]}
      yAxis={[{ label: 'Pieces sold', width: 70 }]}
      series={[
        { label: 'Loaves', color: `url("#${id}-dots")`, data: [210, 264, 398] },
        {
          label: 'Rolls',
          color: `url("#${id}-lines")`,
          data: [880, 1020, 1640],
        },
      ]}
      sx={{ '& .MuiBarElement-root': { stroke: 'currentColor' } }}
    >
      <defs>
        <pattern
          id={`${id}-dots`}
          patternUnits="userSpaceOnUse"
          width="8"
          height="8"
        >
          <circle cx="4" cy="4" r="2.5" fill="currentColor" />
        </pattern>
        <pattern
          id={`${id}-lines`}
          patternUnits="userSpaceOnUse"
          width="6"
          height="6"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" fill="currentColor" />
        </pattern>
      </defs>
    </BarChart>
  );
}
