import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function WeightPopup({
  id,
  field,
  value = 0,
  formattedValue,
  hasFocus,
}: GridRenderEditCellParams<Shipment, number>) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLDivElement | null>(null);
  const [input, setInput] = React.useState<HTMLInputElement | null>(null);

  React.useEffect(() => {
    if (hasFocus) {
      // The popup is not in its place yet: the page must not scroll to it.
      input?.focus({ preventScroll: true });
    }
  }, [hasFocus, input]);

  return (
    <>
      <div ref={setAnchor} style={{ width: '100%', padding: '0 10px' }}>
        {formattedValue}
      </div>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="bottom-end"
        // Above the grid, below dialogs.
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={8} sx={{ p: 2, display: 'flex', gap: 1 }}>
          <TextField
            label="Tons"
            type="number"
            size="small"
            value={value / 1000}
            inputRef={setInput}
            onChange={(event) =>
              apiRef.current.setEditCellValue({
                id,
                field,
                value: Number(event.target.value) * 1000,
              })
            }
            sx={{ width: 110 }}
          />
          <Button
            variant="contained"
            onClick={() => apiRef.current.stopCellEditMode({ id, field })}
          >
            Save
          </Button>
        </Paper>
      </Popper>
    </>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: (params) => <WeightPopup {...params} />,
  },
];

const rows = createShipments(4);

export default function PopupCell() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
