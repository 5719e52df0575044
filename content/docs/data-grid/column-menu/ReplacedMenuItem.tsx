import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const labels: Record<string, [string, string]> = {
  string: ['A to Z', 'Z to A'],
  number: ['Smallest first', 'Largest first'],
  date: ['Oldest first', 'Newest first'],
};

function SortItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const sortModel = useGridSelector(apiRef, gridSortModelSelector);
  const current = sortModel.find(({ field }) => field === colDef.field)?.sort;

  if (!colDef.sortable) {
    return null;
  }

  const [ascending, descending] = labels[colDef.type ?? 'string'] ?? [
    'Ascending',
    'Descending',
  ];
  const directions = [
    ['asc', ascending],
    ['desc', descending],
  ] as const;
  return directions.map(([direction, label]) => (
    <MenuItem
      key={direction}
      role="menuitemradio"
      aria-checked={current === direction}
      selected={current === direction}
      onClick={(event) => {
        apiRef.current.sortColumn(colDef.field, direction);
        onClick(event);
      }}
    >
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  ));
}

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 100 },
];

const rows = createShipments(4);

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: { slots: { columnMenuSortItem: SortItem } },
};

export default function ReplacedMenuItem() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with other words for the directions"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
