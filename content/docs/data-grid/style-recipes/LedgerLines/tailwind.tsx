import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function LedgerLines() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Shipments with lines between columns"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        className="[&_.MuiDataGrid-columnHeader]:[border-bottom:3px_double_var(--mui-palette-text-primary)] [&_.MuiDataGrid-columnHeaderTitle]:font-bold"
      />
    </div>
  );
}
