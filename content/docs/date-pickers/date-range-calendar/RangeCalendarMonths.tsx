import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function RangeCalendarMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={2}
          currentMonthCalendarPosition={2}
          disableAutoMonthSwitching
          defaultValue={[dayjs('2026-04-14'), dayjs('2026-04-17')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
