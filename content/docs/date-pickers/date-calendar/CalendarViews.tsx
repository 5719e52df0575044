import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const views: DateView[] = ['year', 'month'];
const first = dayjs('2020-01-01');
const last = dayjs('2031-12-31');

export default function CalendarViews() {
  const [month, setMonth] = React.useState<Dayjs | null>(dayjs('2026-11-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography aria-live="polite">
          Report for {month?.format('MMMM YYYY')}
        </Typography>
        <DateCalendar
          views={views}
          openTo="month"
          minDate={first}
          maxDate={last}
          value={month}
          onChange={setMonth}
          sx={{ mx: 0, maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
