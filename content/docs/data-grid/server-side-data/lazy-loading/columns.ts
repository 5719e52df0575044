import type { GridColDef } from '@mui/x-data-grid-pro';
import type { StoredShipment } from '../../shipmentServer';

export const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];
