import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { PieChart } from '@mui/x-charts/PieChart';

const sliders = [
  { key: 'innerRadius', label: 'innerRadius (%)', min: 0, max: 90 },
  { key: 'outerRadius', label: 'outerRadius (%)', min: 10, max: 100 },
  { key: 'paddingAngle', label: 'paddingAngle (°)', min: 0, max: 20 },
  { key: 'cornerRadius', label: 'cornerRadius (px)', min: 0, max: 20 },
  { key: 'startAngle', label: 'startAngle (°)', min: -180, max: 180 },
  { key: 'endAngle', label: 'endAngle (°)', min: 0, max: 360 },
] as const;

type Key = (typeof sliders)[number]['key'];

const start: Record<Key, number> = {
  innerRadius: 40,
  outerRadius: 100,
  paddingAngle: 0,
  cornerRadius: 0,
  startAngle: -90,
  endAngle: 180,
};

export default function PieSizes() {
  const [sizes, setSizes] = React.useState(start);
  const id = React.useId();

  return (
    <div>
      <PieChart
        aria-label="Hours of machine time by material"
        height={220}
        skipAnimation
        series={[
          {
            ...sizes,
            innerRadius: `${sizes.innerRadius}%`,
            outerRadius: `${sizes.outerRadius}%`,
            data: [
              { id: 'steel', label: 'Steel', value: 21 },
              { id: 'aluminum', label: 'Aluminum', value: 13 },
              { id: 'brass', label: 'Brass', value: 6 },
            ],
          },
        ]}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          px: 2,
        }}
      >
        {sliders.map(({ key, label, min, max }) => (
          <div key={key}>
            <div id={`${id}-${key}`}>
              {label}: {sizes[key]}
            </div>
            <Slider
              aria-labelledby={`${id}-${key}`}
              min={min}
              max={max}
              value={sizes[key]}
              onChange={(_, value) =>
                setSizes({ ...sizes, [key]: Number(value) })
              }
            />
          </div>
        ))}
      </Box>
    </div>
  );
}
