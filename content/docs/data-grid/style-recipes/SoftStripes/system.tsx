import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function SoftStripes() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with stripes"
        rows={rows}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'stripe' : ''
        }
        hideFooter
        sx={{
          '& .stripe': {
            backgroundColor: 'action.hover',
            '&:hover': { backgroundColor: 'action.selected' },
          },
        }}
      />
    </div>
  );
}
