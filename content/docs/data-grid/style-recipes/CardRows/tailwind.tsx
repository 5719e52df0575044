import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

const spacing = () => ({ top: 4, bottom: 4 });

export default function CardRows() {
  return (
    <div className="h-[298px] w-full">
      <DataGrid
        aria-label="Shipments as cards"
        rows={rows}
        columns={columns}
        getRowSpacing={spacing}
        disableRowSelectionOnClick
        hideFooter
        className="border-none [--DataGrid-rowBorderColor:transparent] [&_.MuiDataGrid-row]:rounded-xl [&_.MuiDataGrid-row]:bg-(--mui-palette-action-hover)"
      />
    </div>
  );
}
