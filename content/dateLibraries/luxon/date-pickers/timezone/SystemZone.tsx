import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fromServer = '2026-07-04T13:30:00.000Z';

export default function SystemZone() {
  const [value, setValue] = React.useState<DateTime | null>(() =>
    DateTime.fromISO(fromServer, { zone: 'utc' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Alarm"
          ampm={false}
          timezone="system"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          To the server: {value?.isValid ? value.toUTC().toISO() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
