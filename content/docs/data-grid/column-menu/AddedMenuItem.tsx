import AspectRatio from '@mui/icons-material/AspectRatio';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

function AutosizeItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        void apiRef.current.autosizeColumns({
          columns: [colDef.field],
          includeOutliers: true,
        });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <AspectRatio fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 130 },
  { field: 'note', headerName: 'Note', width: 130 },
];

const rows = createShipments(5);

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: {
    slots: { columnMenuAutosizeItem: AutosizeItem },
    slotProps: { columnMenuAutosizeItem: { displayOrder: 15 } },
  },
};

export default function AddedMenuItem() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, columns can be fitted from their menu"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
