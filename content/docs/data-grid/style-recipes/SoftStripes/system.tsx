import { DataGrid } from '@mui/x-data-grid';
import { columns, isStriped, rows } from './shipmentTable';

export default function SoftStripes() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments by carrier"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (isStriped(row) ? 'stripe' : '')}
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
