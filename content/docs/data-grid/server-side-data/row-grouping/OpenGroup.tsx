import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

const source = createPageSource(createShipments(200));

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['status'] },
  columns: { columnVisibilityModel: { status: false } },
};

const group = { width: 180 };

const isDelayed = ({ groupingField, groupingKey }: GridGroupNode): boolean =>
  groupingField === 'status' && groupingKey === 'Delayed';

export default function OpenGroup() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments by status"
        isGroupExpandedByDefault={isDelayed}
        dataSource={dataSource}
        columns={columns}
        initialState={initialState}
        groupingColDef={group}
        hideFooter
      />
    </div>
  );
}
