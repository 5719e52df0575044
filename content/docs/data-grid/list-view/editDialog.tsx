import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { StoredShipment } from '../shipmentServer';

interface EditDialogProps {
  shipment: StoredShipment;
  /** Rejects when the server refuses the change. */
  onSave: (changed: StoredShipment) => Promise<void>;
  onClose: () => void;
}

export function EditDialog({ shipment, onSave, onClose }: EditDialogProps) {
  const [containers, setContainers] = React.useState(
    String(shipment.containers),
  );
  const [problem, setProblem] = React.useState('');
  const [saving, setSaving] = React.useState(false);
  const titleId = React.useId();

  const save = async () => {
    setSaving(true);
    setProblem('');
    try {
      await onSave({ ...shipment, containers: Number(containers) });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Not saved.');
      setSaving(false);
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>{shipment.number}</DialogTitle>
      <DialogContent>
        <TextField
          label="Containers"
          type="number"
          fullWidth
          value={containers}
          onChange={(event) => setContainers(event.target.value)}
          sx={{ my: 1 }}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button disabled={saving} onClick={() => void save()}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
