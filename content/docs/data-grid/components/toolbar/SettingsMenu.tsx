import * as React from 'react';
import Settings from '@mui/icons-material/Settings';
import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const densities = [
  ['compact', 'Compact rows'],
  ['standard', 'Standard rows'],
  ['comfortable', 'Comfortable rows'],
] as const;

function SettingsToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<Element | null>(null);
  const menuId = React.useId();
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <ToolbarButton
        aria-label="Settings"
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event: React.MouseEvent) => setAnchor(event.currentTarget)}
      >
        <Settings fontSize="small" />
      </ToolbarButton>
      <Menu id={menuId} anchorEl={anchor} open={!!anchor} onClose={close}>
        {densities.map(([value, label]) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={density === value}
            onClick={() => {
              apiRef.current.setDensity(value);
              close();
            }}
          >
            <ListItemIcon>
              {density === value && <Check fontSize="small" />}
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(4);

export default function SettingsMenu() {
  return (
    <div style={{ height: 390, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a menu for the height of rows"
        rows={rows}
        columns={columns}
        slots={{ toolbar: SettingsToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
