import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function HeaderBand() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Shipments with colored headers"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'weight', sort: 'asc' }] },
        }}
        hideFooter
        className="[&_.MuiDataGrid-columnHeader]:bg-(--mui-palette-primary-main) [&_.MuiDataGrid-columnHeader]:text-(--mui-palette-primary-contrastText) [&_.MuiDataGrid-columnHeader_.MuiIconButton-root]:text-inherit"
      />
    </div>
  );
}
