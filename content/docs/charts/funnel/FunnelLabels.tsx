import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './orders';

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function FunnelLabels() {
  return (
    <FunnelChart
      aria-label="Steps toward an order, with the share of the step before"
      direction="ltr"
      height={300}
      hideLegend
      margin={{ right: 90 }}
      series={[
        {
          data: steps,
          valueFormatter: ({ value }, { dataIndex }) =>
            dataIndex === 0
              ? `${number.format(value)} visits`
              : `${number.format(value)} (${percent.format(value / steps[dataIndex - 1].value)})`,
          sectionLabel: ({ dataIndex }) => ({
            position: { horizontal: dataIndex === 0 ? 'center' : 'end' },
            textAnchor: dataIndex === 0 ? 'middle' : 'start',
            offset: dataIndex === 0 ? 0 : { x: 28 },
          }),
        },
      ]}
    />
  );
}
