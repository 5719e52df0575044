import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge } from '@mui/x-charts/Gauge';

const sliders = [
  { key: 'startAngle', label: 'startAngle (°)', min: -180, max: 0 },
  { key: 'endAngle', label: 'endAngle (°)', min: 0, max: 180 },
  { key: 'innerRadius', label: 'innerRadius (%)', min: 0, max: 95 },
  { key: 'cornerRadius', label: 'cornerRadius (%)', min: 0, max: 50 },
] as const;

type Key = (typeof sliders)[number]['key'];

const start: Record<Key, number> = {
  startAngle: -90,
  endAngle: 90,
  innerRadius: 75,
  cornerRadius: 50,
};

export default function GaugeArcs() {
  const [shape, setShape] = React.useState(start);
  const id = React.useId();

  return (
    <div>
      <Gauge
        aria-label="Battery of the ferry, in percent"
        height={180}
        value={74}
        skipAnimation
        startAngle={shape.startAngle}
        endAngle={shape.endAngle}
        innerRadius={`${shape.innerRadius}%`}
        cornerRadius={`${shape.cornerRadius}%`}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          mt: 1,
          px: 2,
        }}
      >
        {sliders.map(({ key, label, min, max }) => (
          <div key={key}>
            <div id={`${id}-${key}`}>
              {label}: {shape[key]}
            </div>
            <Slider
              aria-labelledby={`${id}-${key}`}
              min={min}
              max={max}
              value={shape[key]}
              onChange={(_, value) =>
                setShape({ ...shape, [key]: Number(value) })
              }
            />
          </div>
        ))}
      </Box>
    </div>
  );
}
