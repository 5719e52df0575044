import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  TimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const day = dayjs('2026-06-15T00:00');
const opens = day.hour(8);
const closes = day.hour(20);
const MIN_MINUTES = 60;

const isTooShort = ([start, end]: DateRange<Dayjs>) =>
  start !== null && end !== null && end.diff(start, 'minute') < MIN_MINUTES;

const explain = ([start, end]: TimeRangeValidationError) => {
  if (start === 'invalidRange') {
    return 'The end is before the start';
  }
  if (start === 'minutesStep' || end === 'minutesStep') {
    return 'Bookings start and end every 15 minutes';
  }
  return start || end ? 'The room is open from 08:00 to 20:00' : null;
};

export default function ValidatedTimeRange() {
  const [booking, setBooking] = React.useState<DateRange<Dayjs>>([
    day.hour(9),
    day.hour(10),
  ]);
  const [error, setError] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);
  const problem =
    explain(error) ?? (isTooShort(booking) ? 'Book one hour or more' : null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Rehearsal room"
        ampm={false}
        referenceDate={day}
        value={booking}
        onChange={setBooking}
        minTime={opens}
        maxTime={closes}
        minutesStep={15}
        onError={setError}
        slotProps={{
          textField: {
            error: problem !== null,
            helperText: problem ?? '08:00 to 20:00, one hour or more',
          },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
