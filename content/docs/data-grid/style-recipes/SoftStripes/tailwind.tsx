import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function SoftStripes() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Shipments with stripes"
        rows={rows}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1
            ? 'bg-(--mui-palette-action-hover) hover:bg-(--mui-palette-action-selected)'
            : ''
        }
        hideFooter
      />
    </div>
  );
}
