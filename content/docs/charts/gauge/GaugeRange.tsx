import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { Gauge } from '@mui/x-charts/Gauge';

const coldest = -20;
const warmest = 40;

function clamp(value: number) {
  return Math.min(warmest, Math.max(coldest, value));
}

export default function GaugeRange() {
  const [temperature, setTemperature] = React.useState(12);
  const [clamped, setClamped] = React.useState(false);
  const id = React.useId();

  return (
    <Box sx={{ px: 2 }}>
      <Gauge
        aria-label="Temperature in the cold store, in degrees Celsius"
        height={180}
        skipAnimation
        value={clamped ? clamp(temperature) : temperature}
        valueMin={coldest}
        valueMax={warmest}
        startAngle={-120}
        endAngle={120}
        text={`${temperature} °C`}
      />
      <div id={id}>Measured: {temperature} °C</div>
      <Slider
        aria-labelledby={id}
        min={-40}
        max={60}
        value={temperature}
        onChange={(_, value) => setTemperature(Number(value))}
      />
      <FormControlLabel
        control={
          <Switch
            checked={clamped}
            onChange={(event) => setClamped(event.target.checked)}
          />
        }
        label="Keep the arc within −20 to 40"
      />
    </Box>
  );
}
