import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ControlledRangeCalendar() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-04-14'),
    dayjs('2026-04-17'),
  ]);
  const [start, end] = rental;
  const days = start && end ? end.diff(start, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DateRangeCalendar
          calendars={1}
          value={rental}
          onChange={setRental}
          sx={{ maxWidth: '100%' }}
        />
        <Typography variant="body2" aria-live="polite">
          {days === 0
            ? 'Choose the day of return'
            : `${days} ${days === 1 ? 'day' : 'days'}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
