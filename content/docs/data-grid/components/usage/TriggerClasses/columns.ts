import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../../shipments';

export const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 110 },
];

export const rows = createShipments(6);

export const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [{ field: 'status', operator: 'equals', value: 'Delivered' }],
    },
  },
};
