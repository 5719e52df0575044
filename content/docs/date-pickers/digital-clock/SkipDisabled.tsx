import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const rules = {
  minTime: dayjs('2026-01-01T09:00'),
  maxTime: dayjs('2026-01-01T17:00'),
  shouldDisableTime: (time: Dayjs) => time.hour() === 12,
};
const appointment = dayjs('2026-04-17T10:00');

export default function SkipDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3}>
        <DigitalClock
          {...rules}
          defaultValue={appointment}
          sx={{ width: 120 }}
        />
        <DigitalClock
          {...rules}
          skipDisabled
          defaultValue={appointment}
          sx={{ width: 120 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
