import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import {
  useDrawingArea,
  useXAxes,
  useXScale,
  useYAxes,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

/** Meters above the sea, one for each kilometer of an invented hike. */
const heights = [
  420, 460, 530, 640, 790, 910, 1060, 1180, 1240, 1150, 980, 840, 700, 590, 480,
];
const kilometers = heights.map((_, kilometer) => kilometer);
const miles = 1 / 1.609344;
const feet = 1 / 0.3048;

function Badge({ x, y, text }: { x: number; y: number; text: string }) {
  const { palette, typography } = useTheme();

  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-31}
        y={-11}
        width={62}
        height={22}
        rx={4}
        fill={palette.text.primary}
      />
      <text
        data-badge
        textAnchor="middle"
        dominantBaseline="central"
        fill={palette.background.paper}
        style={typography.caption}
        direction="ltr"
      >
        {text}
      </text>
    </g>
  );
}

/** A cross through a point, and its value in the unit of each axis. */
function Readout({ at }: { at: number }) {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'linear'>()(kilometers[at]);
  const y = useYScale<'linear'>()(heights[at]);
  const { xAxis, xAxisIds } = useXAxes();
  const { yAxis, yAxisIds } = useYAxes();
  const { palette } = useTheme();

  return (
    <g pointerEvents="none">
      <path
        d={`M ${left} ${y} h ${width} M ${x} ${top} v ${height}`}
        stroke={palette.text.secondary}
        strokeDasharray="4 4"
      />
      {xAxisIds.map((id) => {
        const { scale, position, label } = xAxis[id];
        return 'invert' in scale ? (
          <Badge
            key={id}
            x={x}
            y={position === 'top' ? top - 14 : top + height + 14}
            text={`${Number(scale.invert(x)).toFixed(1)} ${label}`}
          />
        ) : null;
      })}
      {yAxisIds.map((id) => {
        const { scale, position, label } = yAxis[id];
        return 'invert' in scale ? (
          <Badge
            key={id}
            x={position === 'right' ? left + width + 28 : left - 28}
            y={y}
            text={`${Math.round(Number(scale.invert(y)))} ${label}`}
          />
        ) : null;
      })}
    </g>
  );
}

export default function AxisReadout() {
  const [at, setAt] = React.useState(8);
  const [both, setBoth] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={both}
            onChange={(event) => setBoth(event.target.checked)}
          />
        }
        label="Miles and feet, too"
      />
      <LineChart
        aria-label="A hike of 14 kilometers climbs from 420 to 1,240 meters"
        height={280}
        hideLegend
        margin={{ top: 10, left: 10, right: 10 }}
        xAxis={[
          { label: 'km', data: kilometers, max: 14 },
          ...(both
            ? [
                {
                  label: 'mi',
                  position: 'top' as const,
                  min: 0,
                  max: 14 * miles,
                },
              ]
            : []),
        ]}
        yAxis={[
          { label: 'm', min: 0, max: 1400, width: 58 },
          ...(both
            ? [
                {
                  label: 'ft',
                  position: 'right' as const,
                  min: 0,
                  max: 1400 * feet,
                  width: 58,
                },
              ]
            : []),
        ]}
        series={[{ label: 'Height', data: heights, showMark: false }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        axisHighlight={{ x: 'none', y: 'none' }}
      >
        <Readout at={at} />
      </LineChart>
      <Slider
        aria-label="Place on the route"
        max={14}
        value={at}
        valueLabelDisplay="off"
        getAriaValueText={(kilometer) => `Kilometer ${kilometer}`}
        onChange={(_, kilometer) => setAt(kilometer)}
        sx={{ alignSelf: 'center', width: '80%' }}
      />
    </Stack>
  );
}
