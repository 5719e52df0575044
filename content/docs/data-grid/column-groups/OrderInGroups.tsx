import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 92 },
  { field: 'origin', headerName: 'From', width: 92 },
  { field: 'destination', headerName: 'To', width: 92 },
  { field: 'value', headerName: 'Value', type: 'number', width: 110 },
  { field: 'currency', headerName: 'Currency', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Route',
    children: [{ field: 'origin' }, { field: 'destination' }],
  },
  {
    groupId: 'Invoice',
    freeReordering: true,
    children: [{ field: 'value' }, { field: 'currency' }],
  },
];

const rows = createShipments(3);

export default function OrderInGroups() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, columns can be dragged"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
