import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
import { subscribers } from './subscribers';

const tooltipProps: Partial<ChartsTooltipProps> = {
  sx: {
    [`& .${chartsTooltipClasses.paper}`]: {
      boxShadow: 4,
      borderRadius: 2,
    },
    '& caption': { typography: 'subtitle2' },
    [`& .${chartsTooltipClasses.valueCell}`]: {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
  },
};

export default function StyledTooltip() {
  return (
    <BarChart
      aria-label="Web subscriptions grow from 3,100 to 5,720 within a year"
      height={260}
      dataset={subscribers}
      xAxis={[{ dataKey: 'quarter' }]}
      yAxis={[{ label: 'Subscribers', width: 80 }]}
      series={[
        { dataKey: 'print', label: 'Print' },
        { dataKey: 'web', label: 'Web' },
      ]}
      slotProps={{ tooltip: tooltipProps }}
    />
  );
}
