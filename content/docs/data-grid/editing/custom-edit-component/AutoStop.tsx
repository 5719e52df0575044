import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../../shipments';

function SelectThatSaves(params: GridRenderEditCellParams) {
  const { id, field } = params;
  const apiRef = useGridApiContext();

  const save = async (event: unknown, value: unknown) => {
    const checked = apiRef.current.setEditCellValue({ id, field, value });
    // Enter in the list is an Enter in the cell, too, which saves it.
    if (event instanceof KeyboardEvent) {
      return;
    }
    if (await checked) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return <GridEditSingleSelectCell {...params} onValueChange={save} />;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 140,
    editable: true,
    renderEditCell: (params) => <SelectThatSaves {...params} />,
  },
];

const rows = createShipments(4);

export default function AutoStop() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
