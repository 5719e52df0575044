import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDateTimeField() {
  const [sample, setSample] = React.useState<Dayjs | null>(
    dayjs('2026-03-02T09:15'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeField
          label="Sample taken"
          clearable
          value={sample}
          onChange={setSample}
        />
        <Typography variant="body2" aria-live="polite">
          {sample?.isValid()
            ? `Use it until ${sample.add(48, 'hour').format('MMMM D, h:mm A')}`
            : 'Enter the date and the time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
