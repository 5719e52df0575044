import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dayjs } from './zonedDayjs';

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo'];

export default function ThreeZones() {
  const [call, setCall] = React.useState<Dayjs | null>(() =>
    dayjs.utc('2026-12-31T22:00:00Z'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
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
          Value: {call?.isValid() ? call.toISOString() : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
