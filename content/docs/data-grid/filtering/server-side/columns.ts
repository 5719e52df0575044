import {
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import type { StoredShipment } from '../../shipmentServer';
import { statuses } from '../../shipments';

/** Only what the server can do. It refuses a request with another operator. */
const only = (operators: GridFilterOperator[], names: string[]) =>
  operators.filter(({ value }) => names.includes(value));

export const columns: GridColDef<StoredShipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    width: 100,
    filterOperators: only(getGridStringOperators(), ['contains', 'equals']),
  },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 120,
    filterOperators: only(getGridStringOperators(), ['contains', 'equals']),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 120,
    filterOperators: only(getGridSingleSelectOperators(), ['is']),
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 120,
    filterOperators: only(getGridNumericOperators(), ['=', '>', '<']),
  },
];
