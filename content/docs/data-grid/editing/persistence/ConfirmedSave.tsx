import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import {
  createShipmentServer,
  type StoredShipment,
} from '../../shipmentServer';
import { columns } from './columns';

interface Question {
  edited: StoredShipment;
  before: StoredShipment;
  answer: (row: StoredShipment) => void;
}

function changesOf({ edited, before }: Question): string[] {
  const changes: string[] = [];
  if (edited.goods !== before.goods) {
    changes.push(`Goods: ${before.goods} → ${edited.goods}`);
  }
  if (edited.containers !== before.containers) {
    changes.push(`Containers: ${before.containers} → ${edited.containers}`);
  }
  return changes;
}

const rows = createShipmentServer({ count: 4 }).peek();

export default function ConfirmedSave() {
  const [question, setQuestion] = React.useState<Question>();
  const [open, setOpen] = React.useState(false);

  const confirmFirst = (edited: StoredShipment, before: StoredShipment) =>
    new Promise<StoredShipment>((answer) => {
      const pending = { edited, before, answer };
      if (changesOf(pending).length === 0) {
        answer(before);
        return;
      }
      setQuestion(pending);
      setOpen(true);
    });

  const close = (row?: StoredShipment) => {
    if (row) {
      question?.answer(row);
    }
    setOpen(false);
  };

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        processRowUpdate={confirmFirst}
        hideFooter
      />
      <Dialog open={open} onClose={() => close(question?.before)}>
        <DialogTitle>Save {question?.before.number}?</DialogTitle>
        <DialogContent>
          {question && changesOf(question).join(', ')}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(question?.before)}>Discard</Button>
          <Button onClick={() => close(question?.edited)}>Save</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
