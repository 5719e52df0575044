import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const midnight = dayjs('2026-04-03T00:30');

export default function TwelveHours() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimeField label="English" defaultValue={midnight} />
        <TimeField
          label="English, 24 hours"
          ampm={false}
          defaultValue={midnight}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimeField label="German" defaultValue={midnight} />
      </LocalizationProvider>
    </Stack>
  );
}
