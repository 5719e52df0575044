import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const appointment = dayjs('2026-03-16T10:00');
const quarters = { minutes: 15 };
const halfHours = { minutes: 30 };

export default function TimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Offers quarters, accepts any minute"
          timeSteps={quarters}
          defaultValue={appointment}
        />
        <TimePicker
          label="Accepts quarters only"
          minutesStep={15}
          skipDisabled
          defaultValue={appointment}
        />
        <TimePicker
          label="One list of half hours"
          timeSteps={halfHours}
          thresholdToRenderTimeInASingleColumn={48}
          closeOnSelect
          defaultValue={appointment}
        />
      </Stack>
    </LocalizationProvider>
  );
}
