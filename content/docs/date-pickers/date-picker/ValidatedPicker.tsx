import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2026-06-01');
const lastDay = dayjs('2026-08-31');
const isMonday = (day: Dayjs) => day.day() === 1;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This date does not exist',
  minDate: 'The pool opens on June 1',
  maxDate: 'The pool closes on August 31',
  shouldDisableDate: 'Closed on Mondays',
};

export default function ValidatedPicker() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Swimming lesson"
        defaultValue={dayjs('2026-06-15')}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isMonday}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? (messages[error] ?? 'Choose another date')
              : 'June 1 to August 31, not on Mondays',
          },
        }}
      />
    </LocalizationProvider>
  );
}
