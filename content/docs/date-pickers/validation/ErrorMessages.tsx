import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import { validationMessages } from './validationMessages';

const firstDay = dayjs('2026-11-02');
const lastDay = dayjs('2026-11-30');

export default function ErrorMessages() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2026-11-16T13:20'),
  );
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  const problem = error
    ? validationMessages[error]
    : value === null && 'Fill in the date and the time';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Inspection"
        ampm={false}
        value={value}
        onChange={setValue}
        minDate={firstDay}
        maxDate={lastDay}
        minutesStep={10}
        onError={setError}
        slotProps={{
          textField: {
            error: Boolean(problem),
            helperText: problem || 'November, every ten minutes',
          },
        }}
      />
    </LocalizationProvider>
  );
}
