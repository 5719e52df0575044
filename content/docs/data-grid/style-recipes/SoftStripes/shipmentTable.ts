import type { GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

export const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 114 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

export const rows = createShipments(6);
rows.sort((a, b) => a.carrier.localeCompare(b.carrier));

const carriers = [...new Set(rows.map(({ carrier }) => carrier))];

/** Whether a shipment belongs to a carrier with a stripe: every second one. */
export const isStriped = ({ carrier }: Shipment) =>
  carriers.indexOf(carrier) % 2 === 1;
