import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../../shipments';
import { minimumOperators } from './minimumInput';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 180,
    filterOperators: minimumOperators,
  },
];

const rows = createShipments(25);

export default function OperatorInHeader() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, a slider in a header"
        rows={rows}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
