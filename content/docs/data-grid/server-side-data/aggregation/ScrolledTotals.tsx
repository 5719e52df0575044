import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

const source = createPageSource(createShipments(5000), { latency: 200 });

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getAggregatedValue: (row, field) => row[field],
};

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
};

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { containers: 'sum' } },
  pagination: { paginationModel: { pageSize: 20 } },
};

export default function ScrolledTotals() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments that load while you scroll"
        lazyLoading
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
