import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';
import { looseOperators } from './looseText';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    width: 140,
    filterOperators: looseOperators,
  },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(25);

export default function LooseNumbers() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, numbers without hyphens"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'number', operator: 'equals', value: 'ng 10 007' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
