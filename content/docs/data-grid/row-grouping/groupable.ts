import type { GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

export const shipments = createShipments(24);

export const shipmentColumns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

/** The columns, with changes to one of them. */
export const changeColumn = (
  field: string,
  changes: Partial<GridColDef<Shipment>>,
): GridColDef<Shipment>[] =>
  shipmentColumns.map((column) =>
    column.field === field ? { ...column, ...changes } : column,
  );
