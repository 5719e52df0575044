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
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
  // A group has its totals in it, and the row of all totals is flat.
  getAggregatedValue: (row, field) => (row.totals ?? row)[field],
};

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
  avg: { label: 'average', columnTypes: ['number'] },
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier', 'status'] },
  aggregation: { model: { containers: 'sum' } },
  columns: { columnVisibilityModel: { carrier: false, status: false } },
};

const group = { width: 190 };

export default function GroupTotals() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Carriers with totals"
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        initialState={initialState}
        groupingColDef={group}
        hideFooter
      />
    </div>
  );
}
