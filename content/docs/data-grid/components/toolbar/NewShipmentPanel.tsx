import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function NewShipmentToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<Element | null>(null);
  const [goods, setGoods] = React.useState('');
  const goodsRef = React.useRef<HTMLInputElement>(null);
  const panelId = React.useId();

  const add = (event: React.SyntheticEvent) => {
    event.preventDefault();
    // In an application, the server gives the id.
    const id = apiRef.current.getRowsCount() + 1;
    const number = `NG-${10000 + id}`;
    apiRef.current.updateRows([{ id, number, goods: goods.trim() }]);
    setGoods('');
    setAnchor(null);
  };

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        aria-haspopup="dialog"
        aria-expanded={anchor ? 'true' : undefined}
        aria-controls={anchor ? panelId : undefined}
        onClick={(event: React.MouseEvent) => setAnchor(event.currentTarget)}
      >
        New shipment
      </ToolbarButton>
      <Popover
        id={panelId}
        anchorEl={anchor}
        open={!!anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'New shipment' },
          transition: { onEntered: () => goodsRef.current?.focus() },
        }}
      >
        <Stack component="form" onSubmit={add} spacing={2} sx={{ p: 2 }}>
          <TextField
            label="Goods"
            size="small"
            inputRef={goodsRef}
            value={goods}
            onChange={(event) => setGoods(event.target.value)}
          />
          <Button type="submit" variant="contained" disabled={!goods.trim()}>
            Add
          </Button>
        </Stack>
      </Popover>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
];

const rows = createShipments(3);

export default function NewShipmentPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a panel for a new one"
        rows={rows}
        columns={columns}
        slots={{ toolbar: NewShipmentToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
