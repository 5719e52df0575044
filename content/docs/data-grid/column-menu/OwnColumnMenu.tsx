import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

function StatusMenu(props: GridColumnMenuProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = items.find(({ field }) => field === 'status');
  const shown: string[] = item?.value ?? [];

  const toggle = (status: string) => {
    const value = shown.includes(status)
      ? shown.filter((each) => each !== status)
      : [...shown, status];
    apiRef.current.setFilterModel({
      items: value.length
        ? [{ id: 'status', field: 'status', operator: 'isAnyOf', value }]
        : [],
    });
  };

  return (
    <GridColumnMenuContainer {...props}>
      {statuses.map((status) => (
        <MenuItem
          key={status}
          role="menuitemcheckbox"
          aria-checked={shown.includes(status)}
          onClick={() => toggle(status)}
        >
          <Checkbox
            checked={shown.includes(status)}
            size="small"
            disableRipple
            slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
            sx={{ p: 0, mr: 1, pointerEvents: 'none' }}
          />
          <ListItemText>{status}</ListItemText>
        </MenuItem>
      ))}
    </GridColumnMenuContainer>
  );
}

function ShipmentMenu(props: GridColumnMenuProps) {
  return props.colDef.field === 'status' ? (
    <StatusMenu {...props} />
  ) : (
    <GridColumnMenu {...props} />
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    flex: 1,
    minWidth: 140,
  },
];

const rows = createShipments(8);

export default function OwnColumnMenu() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, the status has its own menu"
        rows={rows}
        columns={columns}
        slots={{ columnMenu: ShipmentMenu }}
        hideFooter
      />
    </div>
  );
}
