import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const holidays = new Set(['2026-12-24', '2026-12-25', '2027-01-01']);

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const isClosed = (day: Dayjs) =>
  isWeekend(day) || holidays.has(day.format('YYYY-MM-DD'));

export default function BlockedDays() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-12-23T14:30')}
        shouldDisableDate={isClosed}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'shouldDisableDate'
                ? 'The warehouse is closed on this day'
                : 'Monday to Friday, not on holidays',
          },
        }}
      />
    </LocalizationProvider>
  );
}
