import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const departure = dayjs('2026-04-17T08:00');
const timeSteps = { hours: 2, minutes: 20 };

export default function ClockSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 3, width: 'fit-content' }}
      >
        <DigitalClock
          ampm={false}
          timeStep={60}
          defaultValue={departure}
          sx={{ width: 120 }}
        />
        <MultiSectionDigitalClock
          aria-label="Departure"
          ampm={false}
          timeSteps={timeSteps}
          defaultValue={departure}
          sx={{ width: 'fit-content' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
