import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2026-01-01T09:00');
const closes = dayjs('2026-01-01T17:30');
const timeSteps = { minutes: 15 };

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The workshop opens at 09:00',
  maxTime: 'The workshop closes at 17:30',
  minutesStep: 'Appointments start every quarter of an hour',
};

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Drop-off"
        ampm={false}
        defaultValue={dayjs('2026-06-15T10:00')}
        minTime={opens}
        maxTime={closes}
        minutesStep={15}
        timeSteps={timeSteps}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? (messages[error] ?? 'This is not a time')
              : '09:00 to 17:30',
          },
        }}
      />
    </LocalizationProvider>
  );
}
