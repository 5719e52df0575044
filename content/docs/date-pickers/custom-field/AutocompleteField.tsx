import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
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

const tours = ['2026-05-02', '2026-05-09', '2026-05-23', '2026-06-06'].map(
  (isoDate) => dayjs(isoDate),
);
const isNoTour = (day: Dayjs) => !tours.some((tour) => tour.isSame(day, 'day'));

function TourField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const {
    value,
    timezone,
    rootRef,
    rootClassName,
    rootSx,
    triggerRef,
    setValue,
    label,
    triggerStatus,
    setOpen,
  } = usePickerContext();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Stack
      ref={rootRef}
      direction="row"
      spacing={1}
      className={rootClassName}
      sx={rootSx}
    >
      <Autocomplete
        fullWidth
        ref={triggerRef}
        id={props.id}
        options={tours}
        value={value}
        getOptionLabel={(tour) => tour.format('dddd, MMMM D')}
        isOptionEqualToValue={(tour, chosen) => tour.isSame(chosen, 'day')}
        onChange={(_event, tour) => setValue(tour)}
        renderInput={(params) => (
          <TextField {...params} label={label} error={hasValidationError} />
        )}
      />
      <IconButton
        aria-label="Open the calendar"
        disabled={triggerStatus !== 'enabled'}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'center' }}
      >
        <CalendarMonthIcon />
      </IconButton>
    </Stack>
  );
}

const slots = { field: TourField };

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Boat tour"
        defaultValue={tours[0]}
        shouldDisableDate={isNoTour}
        slots={slots}
        sx={{ maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
