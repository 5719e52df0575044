import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, pinnedRows, rows } from './shipmentTable';

export default function TotalRow() {
  return (
    <div className="h-[318px] w-full">
      <DataGridPro
        aria-label="Shipments with a total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
        className="[&_.MuiDataGrid-pinnedRows--bottom_.MuiDataGrid-cell]:font-bold [&_.MuiDataGrid-pinnedRows--bottom_.MuiDataGrid-cell]:[border-top:3px_double_var(--mui-palette-text-primary)]"
      />
    </div>
  );
}
