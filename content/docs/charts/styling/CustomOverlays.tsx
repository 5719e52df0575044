import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Shimmer = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.action.hover,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'pulse 1.6s ease-in-out infinite',
  },
  '@keyframes pulse': { '50%': { opacity: 0.4 } },
}));

const Message = styled('text')(({ theme }) => ({
  ...theme.typography.body1,
  fill: (theme.vars ?? theme).palette.text.secondary,
  textAnchor: 'middle',
}));

const ghostHeights = [0.5, 0.8, 0.35, 0.65];

function LoadingBars() {
  const { left, top, width, height } = useDrawingArea();
  const step = width / ghostHeights.length;

  return (
    <g>
      {ghostHeights.map((share, index) => (
        <Shimmer
          key={share}
          x={left + step * (index + 0.15)}
          y={top + height * (1 - share)}
          width={step * 0.7}
          height={height * share}
        />
      ))}
    </g>
  );
}

function NoOrders() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <Message y={top + height / 2}>
      <tspan x={left + width / 2}>No orders yet.</tspan>
      <tspan x={left + width / 2} dy="1.5em">
        They appear after the first sale.
      </tspan>
    </Message>
  );
}

const slots = { loadingOverlay: LoadingBars, noDataOverlay: NoOrders };

export default function CustomOverlays() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="loading"
      />
      <BarChart
        aria-label="Orders per shop"
        aria-busy={loading}
        height={240}
        hideLegend
        loading={loading}
        xAxis={[{ data: ['Airport', 'Center', 'Harbor', 'West'] }]}
        yAxis={[{ min: 0, max: 200, width: 45 }]}
        series={[{ label: 'Orders', data: [] }]}
        slots={slots}
      />
    </Stack>
  );
}
