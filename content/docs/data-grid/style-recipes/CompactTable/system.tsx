import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function CompactTable() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        aria-label="Shipments in small rows"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        sx={{
          fontSize: '13px',
          fontVariantNumeric: 'tabular-nums',
          '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
            paddingInline: '6px',
          },
        }}
      />
    </div>
  );
}
