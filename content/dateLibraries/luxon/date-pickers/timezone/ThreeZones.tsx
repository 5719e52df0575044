import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo'];

export default function ThreeZones() {
  const [call, setCall] = React.useState<DateTime | null>(() =>
    DateTime.fromISO('2026-12-31T22:00:00Z', { zone: 'utc' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {zones.map((zone) => (
          <DateTimePicker
            key={zone}
            label={zone}
            ampm={false}
            timezone={zone}
            value={call}
            onChange={setCall}
          />
        ))}
        <Typography variant="body2" aria-live="polite">
          Value: {call?.isValid ? call.toUTC().toISO() : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
