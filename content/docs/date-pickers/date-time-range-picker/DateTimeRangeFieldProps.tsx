import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const slotProps = {
  field: { dateSeparator: 'to', clearable: true },
  textField: { size: 'small' as const, helperText: 'Local time' },
};

export default function DateTimeRangeFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Workshop"
        format="MMM D, HH:mm"
        ampm={false}
        defaultValue={[dayjs('2026-10-03T09:00'), dayjs('2026-10-04T16:30')]}
        slotProps={slotProps}
        sx={{ width: '100%', maxWidth: 380 }}
      />
    </LocalizationProvider>
  );
}
