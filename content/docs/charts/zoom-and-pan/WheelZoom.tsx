import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { formatDay, river } from './river';

export default function WheelZoom() {
  return (
    <LineChartPro
      aria-label="The river rises to more than 4 meters in early April 2025"
      height={300}
      hideLegend
      showToolbar
      dataset={river}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'day',
          domainLimit: 'strict',
          valueFormatter: formatDay,
          zoom: true,
        },
      ]}
      yAxis={[{ label: 'Level (cm)', min: 0, width: 60 }]}
      series={[{ dataKey: 'level', label: 'Level', showMark: false }]}
    />
  );
}
