import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ThreeValues() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2026-06-12T08:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Day of the ferry"
          value={departure}
          onChange={setDeparture}
        />
        <TimePicker
          label="Departure time"
          value={departure}
          onChange={setDeparture}
        />
        <DateTimePicker
          label="Both at once"
          value={departure}
          onChange={setDeparture}
        />
        <Typography variant="body2" aria-live="polite">
          {departure?.isValid()
            ? `Leaves on ${departure.format('dddd, MMMM D, [at] HH:mm')}`
            : 'No departure chosen'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
