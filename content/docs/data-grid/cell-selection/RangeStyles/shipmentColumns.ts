import type { GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';

export const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export const rows = createShipments(5);

/** What is selected at first. */
export const start = {
  2: { number: true, goods: true },
  3: { number: true, goods: true },
};
