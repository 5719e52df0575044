import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

const source = createPageSource(createShipments(1000));

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 130,
  },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 140,
    availableAggregationFunctions: ['min', 'max'],
  },
];

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
  min: { label: 'smallest', columnTypes: ['number'] },
  max: { label: 'largest', columnTypes: ['number'] },
  // Without types, the function is for all columns.
  size: { label: 'values' },
};

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { containers: 'sum' } },
  pagination: { paginationModel: { pageSize: 5 } },
};

const pageSizes = [5];

export default function RequestedTotals() {
  const [request, setRequest] = React.useState('');
  const [totals, setTotals] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await source.load(params);
        setRequest(JSON.stringify(params.aggregationModel));
        setTotals(JSON.stringify(answer.aggregateRow ?? {}));
        return answer;
      },
      getAggregatedValue: (row, field) => row[field],
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 450 }}>
        <DataGridPremium
          aria-label="Shipments with chosen totals"
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          columns={columns}
          initialState={initialState}
          pagination
          pageSizeOptions={pageSizes}
        />
      </div>
      <div role="status">
        <p>
          <code>aggregationModel</code> of the request: <code>{request}</code>
        </p>
        <p>
          <code>aggregateRow</code> of the answer: <code>{totals}</code>
        </p>
      </div>
    </div>
  );
}
