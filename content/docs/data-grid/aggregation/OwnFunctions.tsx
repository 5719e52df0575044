import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments } from '../tenShipments';

const different: GridAggregationFunction<string, number> = {
  label: 'different',
  columnTypes: ['string', 'singleSelect'],
  hasCellUnit: false,
  apply: ({ values }) => new Set(values).size,
  valueFormatter: (count: number) => `${count} different`,
};

interface Range {
  from: number;
  to: number;
}

const range: GridAggregationFunction<number, Range> = {
  label: 'range',
  columnTypes: ['number'],
  hasCellUnit: false,
  apply: ({ values }) => {
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length === 0) {
      return null;
    }
    // A loop: so many values as arguments of Math.min() would be too many.
    return numbers.reduce(
      ({ from, to }, value) => ({
        from: Math.min(from, value),
        to: Math.max(to, value),
      }),
      { from: numbers[0], to: numbers[0] },
    );
  },
  valueFormatter: (value: Range | null) =>
    value === null ? '' : `${value.from} – ${value.to}`,
};

const { sum, size } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, size, different, range };

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: {
    model: { carrier: 'different', port: 'size', containers: 'range' },
  },
};

const columns = columnsOf('carrier', 'containers', 'port', 'number');

export default function OwnFunctions() {
  return (
    <div style={{ height: 458, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with functions of the application"
        density="compact"
        rows={tenShipments}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
