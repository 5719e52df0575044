import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function YearsOrder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        views={['year']}
        yearsOrder="desc"
        yearsPerRow={4}
        minDate={dayjs('1950-01-01')}
        maxDate={dayjs('2026-12-31')}
        defaultValue={dayjs('2024-01-01')}
        slotProps={{ actionBar: { actions: [] }, toolbar: { hidden: true } }}
        sx={{ width: 320 }}
      />
    </LocalizationProvider>
  );
}
