import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const consumption = [412, 385, 331, 246, 190, 158];

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
});

function formatWithChange(value: number | null, dataIndex: number) {
  if (value === null) {
    return null;
  }
  const text = `${number.format(value)} kWh`;
  if (dataIndex === 0) {
    return text;
  }
  const previous = consumption[dataIndex - 1];
  return `${text} (${percent.format(value / previous - 1)})`;
}

export default function TooltipFormat() {
  return (
    <LineChart
      aria-label="The household used less electricity in each month from January to June"
      height={260}
      hideLegend
      xAxis={[
        {
          scaleType: 'point',
          data: months,
          valueFormatter: (month: string, { location }) =>
            location === 'tooltip' ? `${month} 2025` : month,
        },
      ]}
      yAxis={[{ label: 'kWh per month', min: 0, width: 60 }]}
      series={[
        {
          data: consumption,
          label: (location) =>
            location === 'tooltip' ? 'Used' : 'Electricity used',
          valueFormatter: (value, { dataIndex }) =>
            formatWithChange(value, dataIndex),
        },
      ]}
    />
  );
}
