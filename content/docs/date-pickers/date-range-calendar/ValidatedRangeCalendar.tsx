import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const SUNDAY = 0;
const SATURDAY = 6;

export default function ValidatedRangeCalendar() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([null, null]);
  const [arrival] = stay;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        value={stay}
        onChange={setStay}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-09-30')}
        referenceDate={dayjs('2026-05-01')}
        shouldDisableDate={(day, position) => {
          // A day before the arrival is a new arrival.
          const isArrival =
            position === 'start' || day.isBefore(arrival, 'day');
          return isArrival ? day.day() !== SATURDAY : day.day() === SUNDAY;
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
