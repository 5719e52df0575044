import * as React from 'react';
import Box from '@mui/material/Box';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { months, rainfall } from './rainfall';

export default function LegendToggle() {
  const [hidden, setHidden] = React.useState<readonly string[]>([]);

  const toggle: ChartsLegendProps['onItemClick'] = (_, { seriesId }) => {
    const id = String(seriesId);
    setHidden((before) =>
      before.includes(id)
        ? before.filter((other) => other !== id)
        : [...before, id],
    );
  };

  const series = rainfall.map((city) => ({
    ...city,
    label: hidden.includes(city.id) ? `${city.label} (hidden)` : city.label,
    data: hidden.includes(city.id) ? city.data.map(() => null) : city.data,
    valueFormatter: (value: number | null) =>
      value === null ? null : `${value} mm`,
  }));

  return (
    <div>
      <LineChart
        aria-label="Rain per month in three cities"
        height={260}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ label: 'Rain (mm)', min: 0, max: 100, width: 60 }]}
        series={series}
        slotProps={{
          legend: {
            onItemClick: toggle,
            sx: { '& button': { cursor: 'pointer' } },
          },
        }}
      />
      <Box role="status" sx={{ px: 2, typography: 'body2' }}>
        {rainfall.length - hidden.length} of {rainfall.length} cities are shown
      </Box>
    </div>
  );
}
