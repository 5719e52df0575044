import {
  DataGrid,
  GridCellEditStartReasons,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows = createShipments(3);

const keepValue: DataGridProps['onCellEditStart'] = ({ reason }, event) => {
  if (
    reason !== GridCellEditStartReasons.cellDoubleClick &&
    reason !== GridCellEditStartReasons.enterKeyDown
  ) {
    event.defaultMuiPrevented = true;
  }
};

export default function NoOverwriting() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        onCellEditStart={keepValue}
        hideFooter
      />
    </div>
  );
}
