import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const sunrise = dayjs('2026-04-17T06:00');

export default function TimeClockForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <TimeClock disabled defaultValue={sunrise} />
        <TimeClock readOnly defaultValue={sunrise} />
      </Stack>
    </LocalizationProvider>
  );
}
