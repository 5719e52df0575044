import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const holidays = new Map([
  ['2026-05-01', 'May Day'],
  ['2026-05-14', 'Ascension Day'],
  ['2026-05-25', 'Whit Monday'],
]);

const dot = {
  content: '""',
  position: 'absolute',
  top: 4,
  right: 4,
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'secondary.main',
  pointerEvents: 'none',
} as const;

function HolidayDay(props: DateRangePickerDayProps) {
  const { day, outsideCurrentMonth } = props;
  const holiday = holidays.get(day.format('YYYY-MM-DD'));

  if (!holiday || outsideCurrentMonth) {
    return <DateRangePickerDay {...props} />;
  }
  return (
    <DateRangePickerDay
      {...props}
      aria-label={`${day.format('MMMM D')}, ${holiday}`}
      sx={{ position: 'relative', '&::after': dot }}
    />
  );
}

const slots = { day: HolidayDay };

export default function HolidayRangeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-15')]}
        slots={slots}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
