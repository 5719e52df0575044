import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function QuietFocus() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Shipments with an outline for the keyboard"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        className="[&_:is(.MuiDataGrid-cell,.MuiDataGrid-columnHeader):focus-within:not(:focus-visible,:has(:focus-visible))]:outline-none"
      />
    </div>
  );
}
