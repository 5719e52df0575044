import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import {
  renderMultiSectionDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';

const curtain = dayjs('2026-11-14T19:30');

const dial = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};

const columns = {
  hours: renderMultiSectionDigitalClockTimeView,
  minutes: renderMultiSectionDigitalClockTimeView,
  seconds: renderMultiSectionDigitalClockTimeView,
};

const noView = { hours: null, minutes: null, seconds: null };

export default function TimeRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="A dial on every device"
          viewRenderers={dial}
          defaultValue={curtain}
        />
        <TimePicker
          label="Columns on every device"
          viewRenderers={columns}
          defaultValue={curtain}
        />
        <TimePicker
          label="Typing only"
          viewRenderers={noView}
          defaultValue={curtain}
        />
      </Stack>
    </LocalizationProvider>
  );
}
