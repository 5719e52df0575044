import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Server log"
          ampm={false}
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2026-10-05T03:14:15')}
        />
        <DateTimePicker
          label="Delivery hour"
          views={['year', 'day', 'hours']}
          defaultValue={dayjs('2026-10-05T16:00')}
        />
        <DateTimePicker
          label="Dentist, starts with the time"
          openTo="hours"
          defaultValue={dayjs('2026-10-05T08:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
