import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dayjs } from './zonedDayjs';

const fromServer = '2026-07-04T13:30:00.000Z';

export default function SystemZone() {
  const [value, setValue] = React.useState<Dayjs | null>(() =>
    dayjs.utc(fromServer),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Alarm"
          ampm={false}
          timezone="system"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          To the server: {value?.isValid() ? value.toISOString() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
