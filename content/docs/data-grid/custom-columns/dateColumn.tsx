import * as React from 'react';
import dayjs from 'dayjs';
import {
  getGridDateOperators,
  useGridApiContext,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

const toPicker = (value?: Date | string | null) =>
  value ? dayjs(value) : null;

function DateEditInput({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  // Also dates that are not valid yet, such as one of the year 20.
  const [shown, setShown] = React.useState(() => toPicker(value));

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      inputRef={input}
      value={shown}
      onChange={(date, { validationError }) => {
        setShown(date);
        if (validationError === null) {
          apiRef.current.setEditCellValue({
            id,
            field,
            value: date ? date.toDate() : null,
          });
        }
      }}
      slotProps={{
        textField: {
          fullWidth: true,
          variant: 'standard',
          // The group of month, day, and year gets the label.
          InputProps: {
            'aria-label': colDef.headerName ?? field,
            disableUnderline: true,
          },
          sx: { px: 1.25 },
        },
        openPickerButton: { size: 'small' },
      }}
    />
  );
}

function DateFilterInput({
  item,
  applyValue,
  focusElementRef,
  disabled,
}: GridFilterInputValueProps) {
  const [applied, setApplied] = React.useState(item.value);
  const [shown, setShown] = React.useState(() => toPicker(item.value));

  // The filter can also be cleared or changed from elsewhere.
  if (applied !== item.value) {
    setApplied(item.value);
    setShown(toPicker(item.value));
  }

  return (
    <DatePicker
      label="Date"
      inputRef={focusElementRef}
      disabled={disabled}
      value={shown}
      onChange={(date, { validationError }) => {
        setShown(date);
        if (validationError === null) {
          // A day without a time: the same day in each time zone.
          applyValue({ ...item, value: date?.format('YYYY-MM-DD') });
        }
      }}
      slotProps={{ textField: { size: 'small', fullWidth: true } }}
    />
  );
}

/** A date that is edited and filtered with a date picker. */
export const dateColumn: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 160,
  valueFormatter: (value?: Date | null) =>
    value ? dayjs(value).format('MM/DD/YYYY') : '',
  renderEditCell: (params) => <DateEditInput {...params} />,
  filterOperators: getGridDateOperators().map(
    ({ value, getApplyFilterFn, requiresFilterValue, InputComponent }) => ({
      value,
      getApplyFilterFn,
      requiresFilterValue,
      // "is empty" and "is not empty" have no input.
      InputComponent: InputComponent && DateFilterInput,
    }),
  ),
};
