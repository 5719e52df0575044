import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function NoDragHandle() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with two fixed columns"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizable)':
            { display: 'none' },
        }}
      />
    </div>
  );
}
