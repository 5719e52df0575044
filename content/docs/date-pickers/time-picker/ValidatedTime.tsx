import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const opens = dayjs('2026-01-01T09:00');
const closes = dayjs('2026-01-01T18:00');
const isLunchBreak = (time: Dayjs, view: TimeView) =>
  view === 'hours' && time.hour() === 12;

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  invalidDate: 'Enter hours and minutes',
  minTime: 'The workshop opens at 09:00',
  maxTime: 'The last appointment is at 18:00',
  'shouldDisableTime-hours': 'Closed from 12:00 to 13:00',
  minutesStep: 'Appointments start every 15 minutes',
};

export default function ValidatedTime() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Bike repair"
        ampm={false}
        defaultValue={dayjs('2026-06-15T12:30')}
        minTime={opens}
        maxTime={closes}
        minutesStep={15}
        shouldDisableTime={isLunchBreak}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? (messages[error] ?? 'Choose another time')
              : '09:00 to 18:00, not from 12:00 to 13:00',
          },
        }}
      />
    </LocalizationProvider>
  );
}
