import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { planImport, type ImportPlan } from './csv';
import type { Item } from './inventory';

/** Three good lines and three that a person has to look at. */
const example = `SKU;Name;Category;Location;Quantity;Minimum;Unit price
LA-1002;Lashing rod, 2.5 m;Lashing;Hamburg;450;250;22
SE-5004;"Seal, ""one way"", blue";Seals;Rotterdam;800;300;0.9
PA-3004;Pallet collar;Pallets;Hamburg;-12;50;8.4
PR-4001;Dunnage bag, 90 × 120;Protection;Hamburg;1150;800;3.4
PK-2005;Tape, brown;Packing;Hamburg;640;200;1.8
LA-1002;Lashing rod, 2.5 m;Lashing;Hamburg;10;250;22`;

const MAX_BYTES = 1_000_000;

async function readFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) {
    throw new Error(`${file.name} is larger than 1 MB.`);
  }
  const text = await file.text();
  // What a file in another encoding has instead of its letters.
  if (text.includes('\uFFFD')) {
    throw new Error(`${file.name} is not encoded in UTF-8.`);
  }
  return text;
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'The file cannot be read.';

interface Preview {
  plan?: ImportPlan;
  failure?: string;
}

function previewOf(text: string, items: readonly Item[]): Preview {
  if (text.trim() === '') {
    return {};
  }
  try {
    return { plan: planImport(text, items) };
  } catch (error) {
    return { failure: messageOf(error) };
  }
}

interface ImportDialogProps {
  items: readonly Item[];
  onImport: (plan: ImportPlan) => void;
  onClose: () => void;
}

/** Shows what an import would do before it does it. */
export function ImportDialog({ items, onImport, onClose }: ImportDialogProps) {
  const [text, setText] = React.useState('');
  const [refusal, setRefusal] = React.useState('');
  const titleId = React.useId();
  const { plan, failure = refusal } = React.useMemo(
    () => previewOf(text, items),
    [text, items],
  );
  const count = plan ? plan.added.length + plan.changed.length : 0;

  const choose = async (event: React.ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (!file) {
      return;
    }
    setRefusal('');
    try {
      setText(await readFile(file));
    } catch (error) {
      setText('');
      setRefusal(messageOf(error));
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>Import a CSV file</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <input
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file"
            onChange={(event) => void choose(event)}
          />
          <Button size="small" onClick={() => setText(example)}>
            Use an example
          </Button>
        </Stack>
        <TextField
          label="Or paste the lines"
          multiline
          minRows={3}
          maxRows={6}
          fullWidth
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setRefusal('');
          }}
        />
        <Typography role="status" variant="body2" sx={{ my: 1 }}>
          {plan &&
            `${plan.added.length} new, ${plan.changed.length} changed, ${plan.unchanged} unchanged, ${plan.problems.length} with problems`}
        </Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
        {plan && plan.problems.length > 0 && (
          <Alert severity="warning">
            {plan.problems.slice(0, 5).map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
            {plan.problems.length > 5 &&
              `And ${plan.problems.length - 5} more.`}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button disabled={count === 0} onClick={() => plan && onImport(plan)}>
          {count === 1 ? 'Import 1 item' : `Import ${count} items`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
