import * as React from 'react';
import dayjs from 'dayjs';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  usePickerAdapter,
  usePickerContext,
  useParsedFormat,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

/** Puts the slashes of `MM/DD/YYYY` between the digits of a text. */
function mask(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    .filter(Boolean)
    .join('/');
}

function MaskedDateField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const {
    timezone,
    setValue,
    rootRef,
    rootClassName,
    rootSx,
    label,
    name,
    disabled,
    triggerRef,
    readOnly,
    triggerStatus,
    setOpen,
    value,
    fieldFormat,
  } = usePickerContext();
  const adapter = usePickerAdapter();
  const placeholder = useParsedFormat();
  const [draft, setDraft] = React.useState('');
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = mask(event.target.value);
    const newValue = text === '' ? null : adapter.parse(text, fieldFormat);
    setDraft(text);
    setValue(newValue, {
      validationError: getValidationErrorForNewValue(newValue),
      shouldClose: false,
    });
  };

  // The draft is only needed for a text that is not a date yet.
  const completeText = adapter.isValid(value)
    ? adapter.formatByString(value, fieldFormat)
    : draft;

  return (
    <TextField
      id={props.id}
      ref={rootRef}
      className={rootClassName}
      sx={rootSx}
      label={label}
      name={name}
      disabled={disabled}
      error={hasValidationError}
      placeholder={placeholder}
      value={value === null ? '' : completeText}
      onChange={handleChange}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          ref: triggerRef,
          readOnly,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Open the calendar"
                disabled={triggerStatus !== 'enabled'}
                onClick={() => setOpen(true)}
              >
                <CalendarMonthIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const slots = { field: MaskedDateField };

export default function MaskedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Valid until"
        format="MM/DD/YYYY"
        defaultValue={dayjs('2026-04-17')}
        minDate={dayjs('2026-01-01')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
