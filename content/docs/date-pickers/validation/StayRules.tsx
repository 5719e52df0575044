import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const SUNDAY = 0;
const MONDAY = 1;

const noService = (day: Dayjs, position: 'start' | 'end') =>
  day.day() === (position === 'start' ? SUNDAY : MONDAY);

function explain([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The departure is before the arrival';
  }
  if (start === 'shouldDisableDate') {
    return 'No arrivals on Sundays';
  }
  if (end === 'shouldDisableDate') {
    return 'No departures on Mondays';
  }
  return start ?? end ?? 'The cabin is free';
}

export default function StayRules() {
  const [error, setError] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        defaultValue={[dayjs('2026-07-03'), dayjs('2026-07-07')]}
        shouldDisableDate={noService}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
