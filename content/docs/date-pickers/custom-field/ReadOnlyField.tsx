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
  usePickerContext,
  useParsedFormat,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function ChosenDateField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const {
    value,
    timezone,
    triggerStatus,
    setOpen,
    rootRef,
    rootClassName,
    rootSx,
    label,
    name,
    disabled,
    fieldFormat,
    triggerRef,
  } = usePickerContext();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const isEnabled = triggerStatus === 'enabled';
  const open = () => setOpen(true);

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
      value={value?.format(fieldFormat) ?? ''}
      onClick={isEnabled ? open : undefined}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Open the calendar"
                disabled={!isEnabled}
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

const slots = { field: ChosenDateField };

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Guided tour"
        format="dddd, MMMM D"
        defaultValue={dayjs('2026-05-16')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
