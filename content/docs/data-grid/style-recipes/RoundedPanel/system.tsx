import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function RoundedPanel() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments in a panel with a shadow"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          borderRadius: '16px',
          boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
          backgroundColor: 'background.paper',
          '& .MuiDataGrid-columnHeader': {
            backgroundColor: 'background.paper',
          },
        }}
      />
    </div>
  );
}
