import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'isEmpty'].includes(value),
);
const numberOperators = getGridNumericOperators().filter(({ value }) =>
  ['=', '>=', '<='].includes(value),
);

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 140,
    filterOperators: textOperators,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 130,
    filterOperators: numberOperators,
  },
];

const rows = createShipments(25);

export default function FewOperators() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, few operators"
        rows={rows}
        columns={columns}
        showToolbar
      />
    </div>
  );
}
