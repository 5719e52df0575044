import type { GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

export const shipments = createShipments(24);

export const shipmentColumns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 100 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 130 },
  {
    field: 'weight',
    headerName: 'Weight (t)',
    type: 'number',
    width: 120,
    valueGetter: (kilograms?: number) =>
      kilograms === undefined ? undefined : Math.round(kilograms / 1000),
    // Averages are not whole numbers.
    valueFormatter: (tons?: number) =>
      tons === undefined ? '' : Math.round(tons).toLocaleString('en-US'),
  },
];

export const experimentalFeatures = { charts: true };
