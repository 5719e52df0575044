import { DataGrid } from '@mui/x-data-grid';
import { columns, isStriped, rows } from './shipmentTable';

export default function SoftStripes() {
  return (
    <div className="h-[370px] w-full">
      <DataGrid
        aria-label="Shipments by carrier"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) =>
          isStriped(row)
            ? 'bg-(--mui-palette-action-hover) hover:bg-(--mui-palette-action-selected)'
            : ''
        }
        hideFooter
      />
    </div>
  );
}
