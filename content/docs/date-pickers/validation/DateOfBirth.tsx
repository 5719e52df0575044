import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function DateOfBirth() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        defaultValue={dayjs('1996-02-29')}
        disableFuture
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'disableFuture'
                ? 'This date is in the future'
                : 'As in the passport',
          },
        }}
      />
    </LocalizationProvider>
  );
}
