import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function RangeCalendarMonths() {
  const months = useMediaQuery('(min-width: 720px)') ? 2 : 1;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={months}
          currentMonthCalendarPosition={months}
          disableAutoMonthSwitching
          defaultValue={[dayjs('2026-04-14'), dayjs('2026-04-17')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
