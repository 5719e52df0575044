import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function RoundedPanel() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Shipments in a panel with a shadow"
        rows={rows}
        columns={columns}
        hideFooter
        className="rounded-2xl bg-(--mui-palette-background-paper) shadow-[0_4px_16px_rgb(0_0_0/16%)] [&_.MuiDataGrid-columnHeader]:bg-(--mui-palette-background-paper)"
      />
    </div>
  );
}
