import { useTheme } from '@mui/material/styles';
import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

function Target({ at }: { at: number }) {
  const state = useGaugeState();
  const { palette } = useTheme();
  const share = (at - state.valueMin) / (state.valueMax - state.valueMin);
  const angle = state.startAngle + share * (state.endAngle - state.startAngle);

  return (
    <line
      x1={state.cx + (state.innerRadius - 4) * Math.sin(angle)}
      y1={state.cy - (state.innerRadius - 4) * Math.cos(angle)}
      x2={state.cx + (state.outerRadius + 4) * Math.sin(angle)}
      y2={state.cy - (state.outerRadius + 4) * Math.cos(angle)}
      stroke={palette.text.primary}
      strokeWidth={3}
    />
  );
}

export default function GaugeTarget() {
  return (
    <Gauge
      aria-label="Donations in thousand euros, with a goal of 60"
      height={180}
      value={47}
      valueMax={80}
      startAngle={-110}
      endAngle={110}
      text={({ value }) => `€${value}k\nof €60k`}
    >
      <Target at={60} />
    </Gauge>
  );
}
