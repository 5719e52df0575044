import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
import { subscribers } from './subscribers';

function TotalContent() {
  const axes = useAxesTooltip();
  if (axes === null) {
    return null;
  }
  const [{ axisFormattedValue, seriesItems }] = axes;
  const total = seriesItems.reduce(
    (sum, { value }) => sum + (typeof value === 'number' ? value : 0),
    0,
  );

  return (
    <Paper elevation={4} sx={{ px: 2, py: 1 }}>
      <Typography variant="subtitle2">
        {axisFormattedValue}: {total.toLocaleString('en-US')} subscribers
      </Typography>
      {seriesItems.map(
        ({ seriesId, color, markType, formattedLabel, formattedValue }) => (
          <Typography
            key={seriesId}
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <ChartsLabelMark type={markType} color={color} />
            {formattedLabel}: {formattedValue}
          </Typography>
        ),
      )}
    </Paper>
  );
}

function TotalTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <TotalContent />
    </ChartsTooltipContainer>
  );
}

export default function CustomTooltip() {
  return (
    <BarChart
      aria-label="Print and web together grow from 11,500 to 13,320 subscribers"
      height={260}
      dataset={subscribers}
      xAxis={[{ dataKey: 'quarter' }]}
      yAxis={[{ label: 'Subscribers', width: 80 }]}
      series={[
        { dataKey: 'print', label: 'Print', stack: 'all' },
        { dataKey: 'web', label: 'Web', stack: 'all' },
      ]}
      slots={{ tooltip: TotalTooltip }}
    />
  );
}
