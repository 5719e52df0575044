import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function EmittedZone() {
  const [value, setValue] = React.useState<DateTime | null>(() =>
    DateTime.fromISO('2026-07-01T12:00:00Z', { zone: 'utc' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Start in New York"
          timezone="America/New_York"
          clearable
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          Value: {value?.isValid ? value.toFormat('MM-dd HH:mm ZZ') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
