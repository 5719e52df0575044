import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function DateButton(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const {
    value,
    timezone,
    rootRef,
    rootClassName,
    rootSx,
    triggerRef,
    open,
    triggerStatus,
    setOpen,
    label,
  } = usePickerContext();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const text = value?.format('ddd, MMM D') ?? 'any day';

  return (
    <Box ref={rootRef} className={rootClassName} sx={rootSx}>
      <Button
        ref={triggerRef}
        id={props.id}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={triggerStatus !== 'enabled'}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        <span id={props.id && `${props.id}-label`}>{label}</span>: {text}
      </Button>
    </Box>
  );
}

const slots = { field: DateButton };
const slotProps = { actionBar: { actions: ['clear' as const] } };

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Leaves on"
        defaultValue={dayjs('2026-04-17')}
        slots={slots}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
