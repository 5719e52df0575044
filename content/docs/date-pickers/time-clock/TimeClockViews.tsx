import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const start = dayjs('2026-04-17T06:20:40');

export default function TimeClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <TimeClock views={['hours']} defaultValue={start} />
        <TimeClock
          views={['minutes', 'seconds']}
          showViewSwitcher
          defaultValue={start}
        />
      </Stack>
    </LocalizationProvider>
  );
}
