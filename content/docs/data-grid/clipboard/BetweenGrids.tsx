import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createShipments } from '../shipments';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Number', width: 84 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 80 },
];

const shipments = createShipments(3);

const editable = columns.map((column) => ({ ...column, editable: true }));

const places = [{ id: 1 }, { id: 2 }, { id: 3 }];

export default function BetweenGrids() {
  return (
    <div style={{ width: '100%' }}>
      <Box sx={{ height: 214, mb: 2 }}>
        <DataGrid
          aria-label="Shipments, copy them into the loading plan"
          rows={shipments}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          // Numbers as 182400, because the other grid does not read 182,400.
          ignoreValueFormatterDuringExport
          hideFooter
        />
      </Box>
      <div style={{ height: 214 }}>
        <DataGridPremium
          aria-label="Loading plan, paste into it"
          rows={places}
          columns={editable}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
