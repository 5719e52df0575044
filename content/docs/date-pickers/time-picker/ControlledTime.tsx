import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ControlledTime() {
  const [opening, setOpening] = React.useState<Dayjs | null>(
    dayjs('2026-03-02T08:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Uncontrolled: doors close"
          defaultValue={dayjs('2026-03-02T17:30')}
        />
        <TimePicker
          label="Controlled: doors open"
          value={opening}
          onChange={setOpening}
        />
        <Button
          variant="outlined"
          onClick={() => setOpening(dayjs('2026-03-02T06:30'))}
        >
          Open at half past six
        </Button>
        <Typography variant="body2" aria-live="polite">
          {opening?.isValid()
            ? `Value: ${opening.format('YYYY-MM-DD HH:mm:ss')}`
            : 'No opening time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
