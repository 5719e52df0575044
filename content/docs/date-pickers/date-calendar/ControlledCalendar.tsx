import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledCalendar() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2026-12-31T17:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography aria-live="polite">
          {due
            ? `Due on ${due.format('MMMM D, YYYY [at] HH:mm')}`
            : 'No due date'}
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            disabled={due === null}
            onClick={() => setDue(due && due.add(1, 'day'))}
          >
            One day later
          </Button>
          <Button variant="outlined" onClick={() => setDue(null)}>
            Clear
          </Button>
        </Stack>
        <DateCalendar
          value={due}
          onChange={setDue}
          sx={{ mx: 0, maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
