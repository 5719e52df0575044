import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links, nodes } from './water';

export default function FormatSankey() {
  return (
    <SankeyChart
      aria-label="Water of a town, from its sources to its uses"
      direction="ltr"
      height={320}
      margin={{ left: 0, right: 0 }}
      series={{
        data: { nodes, links },
        linkOptions: { showValues: true },
        valueFormatter: (value, { location, type }) => {
          if (location === 'label') {
            return `${value}`;
          }
          const unit = 'million liters per day';
          return type === 'node'
            ? `${value} ${unit} in all`
            : `${value} ${unit}`;
        },
      }}
    />
  );
}
