import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function BorderlessTable() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Shipments without lines"
        rows={rows}
        columns={columns}
        hideFooter
        className="border-none [--DataGrid-rowBorderColor:transparent] [&_.MuiDataGrid-columnHeaderTitle]:font-normal [&_.MuiDataGrid-columnHeaderTitle]:text-(--mui-palette-text-secondary)"
      />
    </div>
  );
}
