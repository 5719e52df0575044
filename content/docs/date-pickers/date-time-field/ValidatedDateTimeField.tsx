import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const doorsOpen = dayjs('2026-07-04T18:00');

const explain = (error: DateTimeValidationError) => {
  switch (error) {
    case null:
      return 'From July 4, 6:00 PM';
    case 'minDate':
    case 'minTime':
      return 'The festival has not started at this time';
    default:
      return 'Enter a date and a time';
  }
};

export default function ValidatedDateTimeField() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Arrival at the festival"
        defaultValue={dayjs('2026-07-04T17:30')}
        minDateTime={doorsOpen}
        onError={setError}
        helperText={explain(error)}
      />
    </LocalizationProvider>
  );
}
