import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const explain = ([start, end]: DateRangeValidationError) => {
  if (start === 'invalidRange') {
    return 'The end is before the start';
  }
  if (start !== null) {
    return 'Check the start: the year 2026 only';
  }
  return end === null
    ? 'Within the year 2026'
    : 'Check the end: the year 2026 only';
};

export default function ValidatedRangeField() {
  const [error, setError] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Parental leave"
        defaultValue={[dayjs('2026-03-01'), dayjs('2026-08-31')]}
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2026-12-31')}
        onError={setError}
        helperText={explain(error)}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
