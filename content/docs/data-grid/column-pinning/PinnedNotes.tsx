import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 97 },
  { field: 'goods', headerName: 'Goods', width: 130 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'value', headerName: 'Value', type: 'number', width: 120 },
  { field: 'currency', headerName: 'Currency', width: 120 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'note', headerName: 'Note', width: 160 },
];

const rows = createShipments(40);

const initialState: DataGridProProps['initialState'] = {
  pinnedColumns: { left: ['note'] },
};

export default function PinnedNotes() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, the notes are pinned"
        rows={rows}
        columns={columns}
        initialState={initialState}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 60}
        virtualizeColumnsWithAutoRowHeight
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
