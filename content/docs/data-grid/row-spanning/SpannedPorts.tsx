import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows } from './byOrigin';
import type { Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'origin', headerName: 'From', width: 110 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 100 },
  { field: 'number', headerName: 'Number', width: 110 },
];

export default function SpannedPorts() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Shipments by port"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
