import type { GridColDef } from '@mui/x-data-grid';
import type { StoredShipment } from '../../shipmentServer';

export const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
  },
];
