import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'origin', headerName: 'From', width: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Route',
    children: [{ field: 'origin' }, { field: 'destination' }],
  },
];

const rows = createShipments(3);

export default function GroupedHeaders() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
