import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 95 },
  {
    field: 'goods',
    headerName: 'Goods',
    editable: true,
    flex: 1,
    minWidth: 110,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    editable: true,
    width: 100,
  },
];

const rows = createShipments(5);

const copiedInSpreadsheet = 'Tea\t8\nCocoa\t11';

export default function PastedText() {
  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Copy this, as from a spreadsheet"
        multiline
        rows={2}
        fullWidth
        defaultValue={copiedInSpreadsheet}
        sx={{ my: 1 }}
      />
      <div style={{ height: 318 }}>
        <DataGridPremium
          aria-label="Shipments, paste into them"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
