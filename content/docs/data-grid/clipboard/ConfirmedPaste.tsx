import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  gridFocusCellSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  {
    field: 'goods',
    headerName: 'Goods',
    editable: true,
    flex: 1,
    minWidth: 100,
  },
];

interface Question {
  lines: number;
  open: boolean;
  answer: (accepted: boolean) => void;
}

export default function ConfirmedPaste() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => createShipments(4));
  const [before, setBefore] = React.useState<Shipment[]>();
  const [question, setQuestion] = React.useState<Question>();
  const titleId = React.useId();

  const ask = ({ data }: { data: string[][] }) => {
    const cell = gridFocusCellSelector(apiRef);
    return new Promise<void>((resolve, reject) => {
      const answer = (accepted: boolean) => {
        setQuestion((current) => current && { ...current, open: false });
        // A click in the dialog has taken the focus from the cell.
        if (cell) {
          apiRef.current?.setCellFocus(cell.id, cell.field);
        }
        if (accepted) {
          resolve();
        } else {
          reject(new Error('Not confirmed.'));
        }
      };
      setQuestion({ lines: data.length, open: true, answer });
    });
  };

  const update = (row: Shipment) => {
    setRows((current) =>
      current.map((each) => (each.id === row.id ? row : each)),
    );
    return row;
  };

  const undo = () => {
    setRows((current) => before ?? current);
    setBefore(undefined);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ my: 1, gap: 1 }}>
        <TextField
          label="Copy these goods"
          multiline
          rows={2}
          fullWidth
          defaultValue={'Tea\nCocoa'}
        />
        <Button disabled={!before} onClick={undo}>
          Undo
        </Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Shipments, pasting asks first"
          rows={rows}
          columns={columns}
          processRowUpdate={update}
          onBeforeClipboardPasteStart={ask}
          onClipboardPasteStart={() => setBefore(rows)}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Dialog
        open={question?.open ?? false}
        onClose={() => question?.answer(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>Paste {question?.lines} lines?</DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
