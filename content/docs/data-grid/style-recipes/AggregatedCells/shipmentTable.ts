import type { GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';

export const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

export const rows = createShipments(4);
