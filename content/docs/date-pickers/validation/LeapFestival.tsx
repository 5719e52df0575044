import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opening = dayjs('2028-02-28');
const closing = dayjs('2028-03-01');

export default function LeapFestival() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Festival day"
        defaultValue={dayjs('2028-02-28T10:00')}
        minDate={opening}
        maxDate={closing}
        onError={setError}
        slotProps={{
          textField: { helperText: error ?? 'February 28 to March 1' },
        }}
      />
    </LocalizationProvider>
  );
}
