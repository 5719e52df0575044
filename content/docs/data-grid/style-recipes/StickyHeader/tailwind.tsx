import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import { showFocused } from './showFocused';

export default function StickyHeader() {
  return (
    <div className="h-[320px] w-full overflow-auto">
      <p className="m-0 pb-4">This box stands for your page. Scroll it.</p>
      <div onFocus={showFocused} className="flex flex-col">
        <DataGrid
          aria-label="Shipments in a page that scrolls"
          rows={rows}
          columns={columns}
          hideFooter
          className="overflow-visible [&_.MuiDataGrid-cell]:scroll-mt-[57px] [&_.MuiDataGrid-main]:overflow-visible [&_.MuiDataGrid-mainContent]:overflow-visible [&_.MuiDataGrid-virtualScroller]:overflow-visible!"
        />
      </div>
      <p className="m-0 pt-4">The page goes on below the rows.</p>
    </div>
  );
}
