import {
  DataGridPro,
  getGridNumericOperators,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../../shipments';
import { SimpleCell } from './simpleCell';

const atLeast = getGridNumericOperators().filter(({ value }) => value === '>=');

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 150 },
  { field: 'origin', headerName: 'Origin', width: 160 },
  {
    field: 'containers',
    headerName: 'Containers from',
    type: 'number',
    width: 190,
    filterOperators: atLeast,
  },
];

const rows = createShipments(25);

const slots: DataGridProProps['slots'] = {
  headerFilterCell: SimpleCell,
  headerFilterMenu: null,
};

export default function SimpleCells() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, simple header filters"
        rows={rows}
        columns={columns}
        slots={slots}
        headerFilters
        disableColumnFilter
      />
    </div>
  );
}
