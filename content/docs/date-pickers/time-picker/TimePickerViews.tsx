import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Backup starts at"
          views={['hours']}
          defaultValue={dayjs('2026-05-04T02:00')}
        />
        <TimePicker
          label="Rocket stage separation"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2026-05-04T10:02:35')}
        />
        <TimePicker
          label="Lap time"
          views={['minutes', 'seconds']}
          defaultValue={dayjs('2026-05-04T00:01:25')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
