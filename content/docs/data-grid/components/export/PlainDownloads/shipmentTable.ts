import type { GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../../shipments';

export const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
];

export const rows = createShipments(4);
