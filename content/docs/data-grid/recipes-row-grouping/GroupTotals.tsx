import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { shipmentColumns, shipments } from './groupedShipments';

const columns: GridColDef<Shipment>[] = [
  ...shipmentColumns.filter(
    ({ field }) => field === 'number' || field === 'carrier',
  ),
  { field: 'containers', headerName: 'Containers', type: 'number', width: 140 },
  {
    field: 'weight',
    headerName: 'Weight (t)',
    type: 'number',
    width: 140,
    // Also formats the averages.
    valueFormatter: (kilograms?: number) =>
      kilograms === undefined ? '' : Math.round(kilograms / 1000).toString(),
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { carrier: false } },
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { containers: 'sum', weight: 'avg' } },
  sorting: { sortModel: [{ field: 'containers', sort: 'desc' }] },
};

export default function GroupTotals() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Carriers with their totals"
        rows={shipments}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
