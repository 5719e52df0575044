import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const opens = dayjs('2026-01-01T08:00');
const closes = dayjs('2026-01-01T20:00');

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The gym opens at 08:00',
  maxTime: 'The gym closes at 20:00',
  minutesStep: 'Courts are free every half hour',
};

export default function ValidatedTimeField() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Tennis"
        ampm={false}
        defaultValue={dayjs('2026-06-15T07:30')}
        minTime={opens}
        maxTime={closes}
        minutesStep={30}
        onError={setError}
        helperText={
          error
            ? (messages[error] ?? 'Enter another time')
            : '08:00 to 20:00, every half hour'
        }
      />
    </LocalizationProvider>
  );
}
