import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function BorderlessTable() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments without lines"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '--DataGrid-rowBorderColor': 'transparent',
          border: 'none',
          '& .MuiDataGrid-columnHeaderTitle': {
            color: 'text.secondary',
            fontWeight: 400,
          },
        }}
      />
    </div>
  );
}
