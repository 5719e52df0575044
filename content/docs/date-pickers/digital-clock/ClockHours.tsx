import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dinner = dayjs('2026-04-17T18:30');

export default function ClockHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3}>
        <DigitalClock ampm defaultValue={dinner} sx={{ width: 120 }} />
        <DigitalClock ampm={false} defaultValue={dinner} sx={{ width: 120 }} />
      </Stack>
    </LocalizationProvider>
  );
}
