import type {
  DataGridPremiumProps,
  GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

export const shipments = createShipments(24);

export const shipmentColumns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

/** Groups by carrier, without the column that the groups show already. */
export const byCarrier: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { carrier: false } },
  rowGrouping: { model: ['carrier'] },
};
