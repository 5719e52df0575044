import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateTimeValidationError,
  TimeView,
} from '@mui/x-date-pickers/models';

const FRIDAY = 5;

function isClosed(time: Dayjs, view: TimeView) {
  if (view !== 'hours') {
    return false;
  }
  const closes = time.day() === FRIDAY ? 15 : 18;
  return time.hour() < 8 || time.hour() === 12 || time.hour() >= closes;
}

export default function LunchBreak() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Consultation"
        ampm={false}
        defaultValue={dayjs('2026-09-18T09:30')}
        shouldDisableTime={isClosed}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ?? '08:00 to 18:00, Fridays to 15:00',
          },
        }}
      />
    </LocalizationProvider>
  );
}
