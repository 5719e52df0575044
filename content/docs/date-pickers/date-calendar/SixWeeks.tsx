import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SixWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-02-10')}
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        sx={{ mx: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
