import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const warrantyEnds = dayjs('2026-09-30');

const show = (value: Dayjs | null) =>
  value === null
    ? 'null'
    : value.isValid()
      ? value.format('YYYY-MM-DD')
      : 'invalid date';

export default function ErrorReadout() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-09-15'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Repair"
          value={value}
          onChange={setValue}
          maxDate={warrantyEnds}
          onError={setError}
        />
        <Typography variant="body2" aria-live="polite">
          Value: {show(value)}, error: {error ?? 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
