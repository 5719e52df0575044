import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

const spacing = () => ({ top: 4, bottom: 4 });

export default function CardRows() {
  return (
    <div style={{ height: 298, width: '100%' }}>
      <DataGrid
        aria-label="Shipments as cards"
        rows={rows}
        columns={columns}
        getRowSpacing={spacing}
        disableRowSelectionOnClick
        hideFooter
        sx={{
          '--DataGrid-rowBorderColor': 'transparent',
          border: 'none',
          '& .MuiDataGrid-row': {
            borderRadius: '12px',
            backgroundColor: 'action.hover',
          },
        }}
      />
    </div>
  );
}
