import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';
import { tonsType } from './tons';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 100 },
  { ...tonsType, field: 'weight', headerName: 'Weight' },
  {
    ...tonsType,
    field: 'perContainer',
    headerName: 'Each',
    width: 84,
    valueGetter: (_value, row) => row.weight / row.containers,
  },
];

const rows = createShipments(25);

export default function TonsColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, weights in tons"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'weight', operator: '>=', value: 300 }],
            },
          },
        }}
      />
    </div>
  );
}
