import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const steps = [
  { label: 'Move one back', step: -1 },
  { label: 'Move one forward', step: 1 },
];

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext<GridApiPro>();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const place = visible.findIndex(({ field }) => field === colDef.field);

  return steps.map(({ label, step }) => {
    const neighbor = visible[place + step];
    return (
      <MenuItem
        key={label}
        disabled={!neighbor}
        onClick={(event) => {
          // Hidden columns have an index, too, so ask for that of the neighbor.
          const index = apiRef.current.getColumnIndex(neighbor.field, false);
          apiRef.current.setColumnIndex(colDef.field, index);
          onClick(event);
        }}
      >
        <ListItemText>{label}</ListItemText>
      </MenuItem>
    );
  });
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 97 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 100 },
];

const rows = createShipments(3);

const slotProps: DataGridProProps['slotProps'] = {
  columnMenu: {
    slots: { columnMenuMoveItems: MoveItems },
    slotProps: { columnMenuMoveItems: { displayOrder: 17 } },
  },
};

export default function MovedByMenu() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, columns move by their menu"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
