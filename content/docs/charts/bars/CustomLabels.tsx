import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarLabelProps } from '@mui/x-charts/BarChart';
import { sales } from './sales';

const LabelText = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

function LabelAboveBar({ x, y, width, children }: BarLabelProps) {
  return (
    <LabelText x={x + width / 2} y={y - 6}>
      {children}
    </LabelText>
  );
}

export default function CustomLabels() {
  return (
    <BarChart
      aria-label="Counter sales per quarter"
      height={280}
      hideLegend
      dataset={sales}
      xAxis={[{ dataKey: 'quarter' }]}
      yAxis={[{ domainLimit: (_, max) => ({ min: 0, max: max * 1.15 }) }]}
      series={[{ dataKey: 'counter', label: 'Counter' }]}
      barLabel={({ value }, { bar }) =>
        value === null || bar.width < 24 ? null : `€${value}k`
      }
      slots={{ barLabel: LabelAboveBar }}
    />
  );
}
