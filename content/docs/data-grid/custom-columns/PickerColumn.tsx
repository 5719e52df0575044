import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createShipments, type Shipment } from '../shipments';
import { dateColumn } from './dateColumn';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    ...dateColumn,
    field: 'departure',
    headerName: 'Departure',
    editable: true,
  },
  { ...dateColumn, field: 'arrival', headerName: 'Arrival', editable: true },
];

const rows = createShipments(5);

export default function PickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 335, width: '100%' }}>
        <DataGrid
          aria-label="Shipments with their dates"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </LocalizationProvider>
  );
}
