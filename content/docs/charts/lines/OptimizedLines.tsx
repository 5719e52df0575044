import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { frequency, lowest, minutes } from './frequency';

export default function OptimizedLines() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        A simulated outage: when a power plant fails, the frequency drops to{' '}
        {lowest} Hz
      </Typography>
      <LineChart
        aria-label="Simulated frequency of a power grid over one hour, 601 values"
        height={260}
        hideLegend
        skipAnimation
        xAxis={[{ data: minutes, domainLimit: 'strict', label: 'Minute' }]}
        yAxis={[{ label: 'Frequency (Hz)', width: 66 }]}
        series={[
          {
            label: 'Frequency',
            data: frequency,
            curve: 'linear',
            showMark: ({ value }) => value === lowest,
            valueFormatter: (value) => (value === null ? '' : `${value} Hz`),
          },
        ]}
      />
    </figure>
  );
}
