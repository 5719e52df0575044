import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, pinnedRows, rows } from './shipmentTable';

export default function TotalRow() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with a total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
        sx={{
          '& .MuiDataGrid-pinnedRows--bottom .MuiDataGrid-cell': {
            borderTop: '3px double',
            borderTopColor: 'text.primary',
            fontWeight: 700,
          },
        }}
      />
    </div>
  );
}
