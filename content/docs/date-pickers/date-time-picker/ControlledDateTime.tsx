import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDateTime() {
  const [reminder, setReminder] = React.useState<Dayjs | null>(
    dayjs('2026-12-30T17:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Reminder"
          value={reminder}
          onChange={setReminder}
        />
        <Button
          variant="outlined"
          disabled={!reminder?.isValid()}
          onClick={() =>
            setReminder((previous) => previous?.add(1, 'day') ?? null)
          }
        >
          One day later
        </Button>
        <Typography variant="body2" aria-live="polite">
          {reminder?.isValid()
            ? `Saved as ${reminder.format('YYYY-MM-DDTHH:mm:ss')}`
            : 'No reminder'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
