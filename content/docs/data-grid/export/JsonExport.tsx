import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { saveFile } from './saveFile';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 95 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 100 },
];

const rows = createShipments(5);

function JsonToolbar() {
  const apiRef = useGridApiContext();

  const save = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const data = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
      ),
    );
    const text = JSON.stringify(data, null, 2);
    saveFile('shipments.json', 'application/json', text);
  };

  return (
    <Toolbar>
      <ToolbarButton render={<Button size="small" />} onClick={save}>
        Download JSON
      </ToolbarButton>
    </Toolbar>
  );
}

export default function JsonExport() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, download them as JSON"
        rows={rows}
        columns={columns}
        slots={{ toolbar: JsonToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
