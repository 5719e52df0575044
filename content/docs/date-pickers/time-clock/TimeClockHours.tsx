import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const dinner = dayjs('2026-04-17T18:00');

export default function TimeClockHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <TimeClock ampm ampmInClock views={['hours']} defaultValue={dinner} />
        <TimeClock ampm={false} views={['hours']} defaultValue={dinner} />
      </Stack>
    </LocalizationProvider>
  );
}
