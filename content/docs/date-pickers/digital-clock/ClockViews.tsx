import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const start = dayjs('2026-04-17T06:20:40');

export default function ClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: { xs: 0, sm: 3 }, width: 'fit-content' }}
      >
        <MultiSectionDigitalClock
          aria-label="Hours"
          views={['hours']}
          defaultValue={start}
          sx={{ width: 'fit-content' }}
        />
        <MultiSectionDigitalClock
          aria-label="Hours to seconds"
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={start}
          sx={{ width: 'fit-content' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
