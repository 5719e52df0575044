import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

export const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

/** Books a shipment: overlays do not get it as a prop. */
export const BookContext = React.createContext<() => void>(() => undefined);

const [sample] = createShipments(1);

export function useBookings() {
  const [rows, setRows] = React.useState<Shipment[]>([]);
  const book = React.useCallback(() => setRows([sample]), []);
  const remove = () => setRows([]);
  return { rows, book, remove };
}
