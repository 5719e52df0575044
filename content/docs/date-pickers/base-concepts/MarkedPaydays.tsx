import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function isPayday(day: Dayjs) {
  let last = day.endOf('month');
  while (last.day() === 0 || last.day() === 6) {
    last = last.subtract(1, 'day');
  }
  return last.isSame(day, 'day');
}

const payday = {
  title: 'Payday',
  sx: { border: 2, borderColor: 'success.main' },
};

const slotProps = {
  day: ({ day }: { day: Dayjs }) => (isPayday(day) ? payday : {}),
};

export default function MarkedPaydays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-12-10')}
        slotProps={slotProps}
        sx={{ mx: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
