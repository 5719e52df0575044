import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(10);

export default function FilterButton() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a button for filters"
        rows={rows}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
