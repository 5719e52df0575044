import {
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import type { StoredShipment } from '../shipmentServer';

/** Columns with the filters that the server understands, and no others. */
export const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 105, filterable: false },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    filterOperators: getGridStringOperators().filter(({ value }) =>
      ['contains', 'equals'].includes(value),
    ),
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 115,
    filterOperators: getGridNumericOperators().filter(({ value }) =>
      ['=', '>', '<'].includes(value),
    ),
  },
];

/** Room for "46–50 of 57": nothing in the footer moves when the first answer brings the count. */
export const stillFooter = {
  '& .MuiTablePagination-displayedRows': {
    minWidth: '12ch',
    textAlign: 'start',
  },
};
