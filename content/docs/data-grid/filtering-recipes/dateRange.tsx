import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type {
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';

/** The day in local time, such as `2026-03-16`. */
function dayOf(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${day}`;
}

function DateRangeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef, disabled } = props;
  const [from, to]: string[] = Array.isArray(item.value)
    ? item.value
    : ['', ''];
  const shared = {
    type: 'date',
    size: 'small' as const,
    disabled,
    slotProps: { inputLabel: { shrink: true } },
  };

  const apply = (range: string[]) =>
    applyValue({ ...item, value: range.join('') ? range : undefined });

  return (
    <Stack spacing={1.5}>
      <TextField
        {...shared}
        label="First day"
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
      />
      <TextField
        {...shared}
        label="Last day"
        value={to}
        onChange={(event) => apply([from, event.target.value])}
      />
    </Stack>
  );
}

/**
 * For a column of dates. The value of its item is `['2026-03-01', '']`, where
 * an empty text is an open end.
 */
export const withinDays: GridFilterOperator = {
  value: 'withinDays',
  label: 'is within',
  headerLabel: 'Within',
  getApplyFilterFn: ({ value }) => {
    const [from = '', to = '']: string[] = Array.isArray(value) ? value : [];
    if (from === '' && to === '') {
      return null;
    }
    return (date: Date | null) => {
      const day = date ? dayOf(date) : '';
      return day !== '' && day >= from && (to === '' || day <= to);
    };
  },
  InputComponent: DateRangeInput,
};
