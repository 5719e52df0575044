import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { CalendarIcon } from '@mui/x-date-pickers/icons';

const slots = { field: MultiInputDateRangeField };
const slotProps = {
  textField: { InputProps: { endAdornment: <CalendarIcon /> } },
};

export default function MultiInputPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        slots={slots}
        slotProps={slotProps}
        localeText={{ start: 'First night', end: 'Last night' }}
        defaultValue={[dayjs('2026-05-04'), dayjs('2026-05-08')]}
      />
    </LocalizationProvider>
  );
}
