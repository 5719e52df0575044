import dayjs from 'dayjs';
import {
  DateCalendar,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SchoolYearAdapter } from './schoolYearAdapter';

export default function SchoolWeeks() {
  return (
    <LocalizationProvider dateAdapter={SchoolYearAdapter}>
      <DateCalendar
        defaultValue={dayjs('2026-08-31')}
        displayWeekNumber
        sx={{
          mx: 0,
          maxWidth: '100%',
          [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]:
            { color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
