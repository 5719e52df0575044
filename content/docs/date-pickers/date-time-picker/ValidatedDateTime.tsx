import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2026-09-01T10:00');
const closes = dayjs('2026-09-19T18:00');
const isSunday = (day: Dayjs) => day.day() === 0;

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> =
  {
    invalidDate: 'This date or time does not exist',
    minDate: 'Registration opens on September 1',
    minTime: 'Registration opens at 10:00 on September 1',
    maxDate: 'Registration closes on September 19',
    maxTime: 'Registration closes at 18:00 on September 19',
    shouldDisableDate: 'No registration on Sundays',
  };

export default function ValidatedDateTime() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Registration"
        ampm={false}
        defaultValue={dayjs('2026-09-01T08:30')}
        minDateTime={opens}
        maxDateTime={closes}
        shouldDisableDate={isSunday}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? (messages[error] ?? 'Choose another time')
              : 'September 1, 10:00 to September 19, 18:00',
          },
        }}
      />
    </LocalizationProvider>
  );
}
