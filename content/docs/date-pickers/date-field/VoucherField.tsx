import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const issued = dayjs('2024-02-29');
const expires = issued.add(3, 'year');
const isSunday = (day: Dayjs) => day.day() === 0;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The voucher is valid from February 29, 2024',
  maxDate: 'The voucher expires on February 28, 2027',
  shouldDisableDate: 'The museum is closed on Sundays',
};

export default function VoucherField() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Day of the visit"
        defaultValue={dayjs('2027-02-27')}
        minDate={issued}
        maxDate={expires}
        shouldDisableDate={isSunday}
        onError={setError}
        helperText={
          error
            ? (messages[error] ?? 'This day does not exist')
            : 'Not on Sundays'
        }
      />
    </LocalizationProvider>
  );
}
