import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function CompactTable() {
  return (
    <div className="h-[186px] w-full">
      <DataGrid
        aria-label="Shipments in small rows"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        className="text-[13px] tabular-nums [&_:is(.MuiDataGrid-cell,.MuiDataGrid-columnHeader)]:px-[6px]"
      />
    </div>
  );
}
