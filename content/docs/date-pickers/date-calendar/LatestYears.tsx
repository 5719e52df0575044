import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const first = dayjs('1998-01-01');
const last = dayjs('2026-12-31');

export default function LatestYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        aria-label="Year of construction"
        defaultValue={dayjs('2019-06-01')}
        minDate={first}
        maxDate={last}
        yearsOrder="desc"
        yearsPerRow={4}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
