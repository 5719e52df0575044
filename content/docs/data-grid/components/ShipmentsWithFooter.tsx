import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFooterContainer,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

function SelectionFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const containers = [...selected.values()].reduce(
    (sum, row) => sum + row.containers,
    0,
  );

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <span role="status">
        {selected.size} selected, {containers} containers
      </span>
      <Button
        onClick={() =>
          apiRef.current.setRowSelectionModel({
            type: 'include',
            ids: new Set(),
          })
        }
      >
        Clear
      </Button>
    </GridFooterContainer>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 100 },
];

const rows = createShipments(4);

export default function ShipmentsWithFooter() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a footer for the selection"
        rows={rows}
        columns={columns}
        slots={{ footer: SelectionFooter }}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
