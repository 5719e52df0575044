import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../../shipments';

function ActiveFilters() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 1, gap: 0.5 }}>
        {items.map((item) => (
          <ToolbarButton
            key={item.id}
            render={
              <Chip
                size="small"
                label={`${lookup[item.field].headerName} ${item.operator} ${item.value ?? ''}`}
                onDelete={() => apiRef.current.deleteFilterItem(item)}
              />
            }
          />
        ))}
      </Box>
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Add filter
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 150 },
];

const rows = createShipments(30);

export default function FilterBar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with a bar of filters"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ActiveFilters }}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'status', operator: 'equals', value: 'Booked' },
                { id: 2, field: 'containers', operator: '>', value: 16 },
              ],
            },
          },
        }}
      />
    </div>
  );
}
