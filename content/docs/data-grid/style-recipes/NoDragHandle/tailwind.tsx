import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function NoDragHandle() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Shipments with two fixed columns"
        rows={rows}
        columns={columns}
        hideFooter
        className="[&_.MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizable)]:hidden"
      />
    </div>
  );
}
