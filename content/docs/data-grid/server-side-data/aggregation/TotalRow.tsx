import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

const source = createPageSource(createShipments(1000));

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getAggregatedValue: (row, field) => row[field],
};

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
  avg: { label: 'average', columnTypes: ['number'] },
};

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { containers: 'sum', weight: 'avg' } },
  pagination: { paginationModel: { pageSize: 5 } },
};

const pageSizes = [5];

export default function TotalRow() {
  return (
    <div style={{ height: 450, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with totals"
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        initialState={initialState}
        pagination
        pageSizeOptions={pageSizes}
      />
    </div>
  );
}
