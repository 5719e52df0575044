import type {
  DataGridPremiumProps,
  GridColDef,
  GridInitialState,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';

export const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment' },
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

export const rows = createShipments(4);

/** Groups by carrier. The column of the groups shows both. */
export const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { number: false, carrier: false } },
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { containers: 'sum' } },
};

export const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Carrier and shipment',
  leafField: 'number',
  flex: 1,
  minWidth: 170,
};
