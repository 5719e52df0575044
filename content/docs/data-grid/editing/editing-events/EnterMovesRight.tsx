import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
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

export default function EnterMovesRight() {
  const apiRef = useGridApiRef();

  const handleCellEditStop: DataGridProps['onCellEditStop'] = (
    { id, field, reason },
    event,
  ) => {
    if (reason === GridCellEditStopReasons.enterKeyDown) {
      event.defaultMuiPrevented = true;
      apiRef.current?.stopCellEditMode({
        id,
        field,
        cellToFocusAfter: 'right',
      });
    } else if (reason === GridCellEditStopReasons.cellFocusOut) {
      event.defaultMuiPrevented = true;
      apiRef.current?.stopCellEditMode({
        id,
        field,
        ignoreModifications: true,
      });
    }
  };

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellEditStop={handleCellEditStop}
        hideFooter
      />
    </div>
  );
}
