import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import {
  ConflictError,
  createShipmentServer,
  type StoredShipment,
} from '../../shipmentServer';
import { columns } from './columns';

interface Conflict {
  mine: StoredShipment;
  theirs: StoredShipment;
  choose: (row: StoredShipment) => void;
}

const describe = ({ goods, containers, version }: StoredShipment) =>
  `${goods}, ${containers} containers, version ${version}`;

export default function ConflictingEdit() {
  const [server] = React.useState(() => createShipmentServer({ count: 4 }));
  const [rows, setRows] = React.useState(server.peek);
  const [conflict, setConflict] = React.useState<Conflict>();
  const [open, setOpen] = React.useState(false);

  const resolve = (mine: StoredShipment, theirs: StoredShipment) =>
    new Promise<StoredShipment>((settle) => {
      setConflict({ mine, theirs, choose: settle });
      setOpen(true);
    });

  const send = async (row: StoredShipment): Promise<StoredShipment> => {
    try {
      return await server.save(row);
    } catch (error) {
      if (!(error instanceof ConflictError)) {
        throw error;
      }
      const theirs = error.current;
      const chosen = await resolve(row, theirs);
      // Somebody may have been faster again.
      return chosen === theirs
        ? theirs
        : send({ ...row, version: theirs.version });
    }
  };

  const save = async (edited: StoredShipment) => {
    const saved = await send(edited);
    setRows((current) =>
      current.map((row) => (row.id === saved.id ? saved : row)),
    );
    return saved;
  };

  const choose = (row?: StoredShipment) => {
    if (row) {
      conflict?.choose(row);
    }
    setOpen(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => server.saveElsewhere(1, { containers: 12 })}
        sx={{ mb: 1 }}
      >
        A colleague books 12 for NG-10001
      </Button>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          hideFooter
        />
      </div>
      <Dialog open={open} onClose={() => choose(conflict?.theirs)}>
        <DialogTitle>{conflict?.mine.number} was changed meanwhile</DialogTitle>
        <DialogContent>
          {conflict && (
            <>
              <div>Theirs: {describe(conflict.theirs)}</div>
              <div>Yours: {describe(conflict.mine)}</div>
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => choose(conflict?.theirs)}>Take theirs</Button>
          <Button onClick={() => choose(conflict?.mine)}>Save yours</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
