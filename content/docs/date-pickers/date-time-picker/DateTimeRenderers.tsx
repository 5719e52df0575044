import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const viewing = dayjs('2026-08-14T18:30');

const dial = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};

const typedTime = { hours: null, minutes: null, seconds: null };

export default function DateTimeRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="A dial for the time"
          viewRenderers={dial}
          defaultValue={viewing}
        />
        <DateTimePicker
          label="Choose the day, type the time"
          viewRenderers={typedTime}
          defaultValue={viewing}
        />
      </Stack>
    </LocalizationProvider>
  );
}
