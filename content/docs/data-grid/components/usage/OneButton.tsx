import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
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
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <ToolbarButton {...props}>
              <Badge badgeContent={filterCount} color="primary" variant="dot">
                <FilterList fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
];

const rows = createShipments(3);

export default function OneButton() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a tooltip on the filter button"
        rows={rows}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
