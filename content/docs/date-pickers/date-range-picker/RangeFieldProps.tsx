import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function RangeFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Exhibition"
        format="MMM D"
        defaultValue={[dayjs('2026-10-03'), dayjs('2026-11-15')]}
        slotProps={{
          field: { dateSeparator: 'to', clearable: true },
          textField: {
            size: 'small',
            variant: 'filled',
            helperText: 'Museum of Arts',
          },
        }}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
