import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps = { calendarHeader: { format: 'MM/YYYY' } };
const threeLetters = (day: Dayjs) => day.format('ddd');

export default function HeaderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-12-31')}
        dayOfWeekFormatter={threeLetters}
        slotProps={slotProps}
        sx={{ mx: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
