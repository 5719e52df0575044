import { DataGrid } from '@mui/x-data-grid';
import { PrintToolbar } from './printToolbar';
import { columns, rows } from './shipmentTable';

export default function PaperLook() {
  return (
    <div className="h-[319px] w-full">
      <DataGrid
        aria-label="Shipments, print them without colors"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) =>
          row.status === 'Delayed'
            ? 'bg-[color-mix(in_oklab,var(--mui-palette-warning-main)_22%,transparent)] print:bg-transparent print:font-bold'
            : ''
        }
        slots={{ toolbar: PrintToolbar }}
        showToolbar
        hideFooter
        className="print:border-none print:text-[black] print:[&_.MuiDataGrid-columnSeparator]:hidden print:[&_.MuiDataGrid-row]:break-inside-avoid"
      />
    </div>
  );
}
