import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridSortModelSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number' },
  { field: 'goods', headerName: 'Goods' },
  { field: 'weight', headerName: 'Weight', type: 'number' },
];

const listColumn: GridListViewColDef<Shipment> = {
  field: 'card',
  display: 'flex',
  renderCell: ({ row }) => (
    <div>
      <Typography noWrap>{row.goods}</Typography>
      <Typography variant="body2" color="text.secondary">
        {row.number}, {(row.weight / 1000).toFixed(1)} t
      </Typography>
    </div>
  ),
};

const rows = createShipments(20);

function SortAndSearch() {
  const apiRef = useGridApiContext();
  const [item] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <Toolbar style={{ flexWrap: 'wrap', padding: 8, minHeight: 'auto' }}>
      <TextField
        select
        size="small"
        label="Order"
        value={item ? `${item.field} ${item.sort}` : ''}
        onChange={(event) => {
          const [field, sort] = event.target.value.split(' ');
          apiRef.current.setSortModel(
            field ? [{ field, sort: sort === 'desc' ? 'desc' : 'asc' }] : [],
          );
        }}
        slotProps={{
          select: { displayEmpty: true },
          inputLabel: { shrink: true },
        }}
        sx={{ flex: 1, minWidth: 130 }}
      >
        <MenuItem value="">As booked</MenuItem>
        <MenuItem value="goods asc">Goods</MenuItem>
        <MenuItem value="weight desc">Heaviest first</MenuItem>
      </TextField>
      <QuickFilter expanded style={{ flex: 1, minWidth: 130 }}>
        <QuickFilterControl size="small" placeholder="Search" />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: SortAndSearch };

export default function ListToolbar() {
  return (
    <div style={{ height: 420, maxWidth: 420, margin: '0 auto' }}>
      <DataGridPro
        aria-label="Shipments as a list with an order"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listColumn}
        rowHeight={72}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
