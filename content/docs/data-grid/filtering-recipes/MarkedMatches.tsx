import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { Marked } from './marked';

const renderMarked = ({
  formattedValue,
}: GridRenderCellParams<Shipment, string>) => (
  <Marked text={formattedValue ?? ''} />
);

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    width: 110,
    renderCell: renderMarked,
  },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 120,
    renderCell: renderMarked,
  },
  {
    field: 'destination',
    headerName: 'Destination',
    width: 120,
    renderCell: renderMarked,
  },
];

const rows = createShipments(40);

export default function MarkedMatches() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, matches are marked"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['oil', 'val'] },
          },
        }}
      />
    </div>
  );
}
