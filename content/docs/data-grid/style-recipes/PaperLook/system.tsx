import { DataGrid } from '@mui/x-data-grid';
import { PrintToolbar } from './printToolbar';
import { columns, rows } from './shipmentTable';

export default function PaperLook() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, print them without colors"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.status === 'Delayed' ? 'late' : '')}
        slots={{ toolbar: PrintToolbar }}
        showToolbar
        hideFooter
        sx={{
          '& .late': {
            backgroundColor:
              'color-mix(in oklab, var(--mui-palette-warning-main) 22%, transparent)',
          },
          '@media print': {
            color: 'black',
            border: 'none',
            '& .MuiDataGrid-row': { breakInside: 'avoid' },
            '& .late': { backgroundColor: 'transparent', fontWeight: 700 },
            '& .MuiDataGrid-columnSeparator': { display: 'none' },
          },
        }}
      />
    </div>
  );
}
