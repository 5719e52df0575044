import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function HeaderBand() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with colored headers"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'weight', sort: 'asc' }] },
        }}
        hideFooter
        sx={{
          '& .MuiDataGrid-columnHeader': {
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
          },
          '& .MuiDataGrid-columnHeader .MuiIconButton-root': {
            color: 'inherit',
          },
        }}
      />
    </div>
  );
}
