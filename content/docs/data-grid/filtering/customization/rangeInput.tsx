import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type {
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';

/** The value of its item is what people typed: `['20', '']` has no upper end. */
function RangeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef, disabled } = props;
  const [from, to]: string[] = Array.isArray(item.value)
    ? item.value
    : ['', ''];

  const apply = (range: string[]) =>
    // Without a value, the item is not active, and the header has no icon.
    applyValue({ ...item, value: range.join('') ? range : undefined });

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        disabled={disabled}
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        disabled={disabled}
        value={to}
        onChange={(event) => apply([from, event.target.value])}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}

/** For a column of `type: 'number'`, which parses each end, and '' to `null`. */
export const between: GridFilterOperator = {
  value: 'between',
  label: 'is between',
  headerLabel: 'Between',
  getApplyFilterFn: ({ value }) => {
    const [from = null, to = null]: (number | null)[] = Array.isArray(value)
      ? value
      : [];
    if (from === null && to === null) {
      return null;
    }
    return (cell: number | null) =>
      cell !== null &&
      (from === null || cell >= from) &&
      (to === null || cell <= to);
  },
  InputComponent: RangeInput,
};
