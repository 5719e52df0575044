import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function LedgerLines() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with lines between columns"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        sx={{
          '& .MuiDataGrid-row--borderBottom .MuiDataGrid-columnHeader': {
            borderBottom: '3px double',
            borderBottomColor: 'text.primary',
          },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
        }}
      />
    </div>
  );
}
