import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

function NoteEditor({
  id,
  field,
  value = '',
  colDef,
  hasFocus,
}: GridRenderEditCellParams<Shipment, string>) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLDivElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useEffect(() => {
    if (hasFocus && input) {
      // The popup is not in its place yet: the page must not scroll to it.
      input.focus({ preventScroll: true });
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [hasFocus, input]);

  return (
    <>
      <div ref={setAnchor} style={{ width: '100%', alignSelf: 'start' }} />
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
          <InputBase
            multiline
            fullWidth
            minRows={3}
            maxRows={8}
            value={value}
            inputRef={setInput}
            inputProps={{ 'aria-label': 'Note' }}
            onChange={(event) =>
              apiRef.current.setEditCellValue({
                id,
                field,
                value: event.target.value,
              })
            }
            onKeyDown={(event) => {
              // A new line is for the note, a plain Enter for the grid.
              if (event.key === 'Enter' && event.shiftKey) {
                event.stopPropagation();
              }
            }}
          />
        </Paper>
      </Popper>
    </>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 200,
    editable: true,
    renderEditCell: (params) => <NoteEditor {...params} />,
  },
];

const rows = createShipments(5);

export default function LongNotes() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Notes on shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
