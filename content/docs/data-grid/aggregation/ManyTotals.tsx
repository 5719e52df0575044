import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const work = { calls: 0, values: 0 };

/** Counts what the grid asks for, and leaves the rest to the grid's sum. */
const countedSum: GridAggregationFunction<unknown, number> = {
  ...GRID_AGGREGATION_FUNCTIONS.sum,
  label: 'sum',
  apply: (params, api) => {
    work.calls += 1;
    work.values += params.values.length;
    return GRID_AGGREGATION_FUNCTIONS.sum.apply(params, api);
  },
};

const aggregationFunctions = { sum: countedSum };

function WorkFooter() {
  const apiRef = useGridApiContext();
  // Drawn again for each new set of totals, of which the counts are a part.
  useGridSelector(apiRef, gridAggregationLookupSelector);
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <p role="status" style={{ margin: 8 }}>
      {`${count(work.calls)} calls with ${count(work.values)} values`}
    </p>
  );
}

const slots: DataGridPremiumProps['slots'] = { footer: WorkFooter };

const columns: GridColDef<Shipment>[] = [
  { field: 'containers', headerName: 'Containers', type: 'number', width: 130 },
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier', 'status'] },
  aggregation: { model: { containers: 'sum' } },
};

export default function ManyTotals() {
  const [count, setCount] = React.useState(10);
  const rows = React.useMemo(() => createShipments(count), [count]);

  const load = (next: number) => {
    work.calls = 0;
    work.values = 0;
    setCount(next);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => load(10)}>10 shipments</Button>
      <Button onClick={() => load(100_000)}>100,000 shipments</Button>
      <div style={{ height: 420 }}>
        <DataGridPremium
          aria-label="Many shipments with totals"
          density="compact"
          rows={rows}
          columns={columns}
          initialState={initialState}
          aggregationFunctions={aggregationFunctions}
          slots={slots}
        />
      </div>
    </div>
  );
}
