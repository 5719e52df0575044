import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { headers } from './csv';
import {
  categories,
  findProblems,
  places,
  type Item,
  type Problems,
} from './inventory';

const fields = [
  { field: 'sku' },
  { field: 'name' },
  { field: 'category', options: categories },
  { field: 'place', options: places },
  { field: 'quantity', isNumber: true },
  { field: 'minimum', isNumber: true },
  { field: 'price', isNumber: true },
] satisfies {
  field: keyof Item;
  options?: readonly string[];
  isNumber?: boolean;
}[];

const emptyForm = {
  sku: '',
  name: '',
  category: 'Lashing',
  place: 'Hamburg',
  quantity: '0',
  minimum: '0',
  price: '',
};

/** The fields are texts until they are saved, so users can clear them. */
const formOf = (item: Item): typeof emptyForm => ({
  ...item,
  quantity: String(item.quantity),
  minimum: String(item.minimum),
  price: String(item.price),
});

const readNumber = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text);

interface ItemDialogProps {
  /** The item to change; undefined to add one. */
  item?: Item;
  items: readonly Item[];
  onSave: (item: Item) => void;
  onClose: () => void;
}

/** Give it a `key` for each item, because it keeps what is typed. */
export function ItemDialog({ item, items, onSave, onClose }: ItemDialogProps) {
  const [form, setForm] = React.useState(item ? formOf(item) : emptyForm);
  const [problems, setProblems] = React.useState<Problems>({});
  const titleId = React.useId();
  const inputs = React.useRef(new Map<string, HTMLElement>());

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const edited: Item = {
      ...form,
      name: form.name.trim(),
      quantity: readNumber(form.quantity),
      minimum: readNumber(form.minimum),
      price: readNumber(form.price),
    };
    const found = findProblems(edited);
    if (!item && items.some(({ sku }) => sku === edited.sku)) {
      found.sku = `${edited.sku} exists already.`;
    }
    setProblems(found);
    const wrong = fields.find(({ field }) => found[field]);
    if (wrong) {
      inputs.current.get(wrong.field)?.focus();
    } else {
      onSave(edited);
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {item ? `Edit ${item.name}` : 'Add an item'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {fields.map(({ field, options, isNumber }, index) => (
            <TextField
              key={field}
              label={headers[field]}
              value={form[field]}
              select={options !== undefined}
              size="small"
              margin={index === 0 ? 'dense' : 'none'}
              // The stock number is the id of the row.
              disabled={field === 'sku' && item !== undefined}
              error={problems[field] !== undefined}
              helperText={problems[field]}
              onChange={({ target }) =>
                setForm({ ...form, [field]: target.value })
              }
              inputRef={(input: HTMLElement | null) => {
                if (input) {
                  inputs.current.set(field, input);
                }
              }}
              slotProps={{
                htmlInput: isNumber ? { inputMode: 'decimal' } : undefined,
              }}
            >
              {options?.map((option) => (
                <MenuItem key={option} value={option}>
                  {option}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
