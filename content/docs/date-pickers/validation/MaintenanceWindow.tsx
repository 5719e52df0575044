import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const begins = dayjs('2026-12-31T22:00');
const ends = dayjs('2027-01-01T04:00');

export default function MaintenanceWindow() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Restart of the server"
        ampm={false}
        defaultValue={dayjs('2026-12-31T23:30')}
        minDateTime={begins}
        maxDateTime={ends}
        onError={setError}
        slotProps={{
          textField: { helperText: `Error: ${error ?? 'none'}` },
        }}
      />
    </LocalizationProvider>
  );
}
