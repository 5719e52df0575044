import { DataGrid } from '@mui/x-data-grid';
import { columns, parcels } from './parcels';

export default function StartingState() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Parcels that are not delivered, heaviest first"
        rows={parcels}
        columns={columns}
        pageSizeOptions={[3, 10]}
        initialState={{
          columns: { columnVisibilityModel: { id: false } },
          filter: {
            filterModel: {
              items: [
                {
                  field: 'status',
                  operator: 'doesNotEqual',
                  value: 'Delivered',
                },
              ],
            },
          },
          pagination: { paginationModel: { pageSize: 3 } },
          sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
