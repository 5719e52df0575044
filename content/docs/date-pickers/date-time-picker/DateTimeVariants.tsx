import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const takeOff = dayjs('2026-07-24T09:40');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="DateTimePicker" defaultValue={takeOff} />
        <DesktopDateTimePicker
          label="DesktopDateTimePicker"
          defaultValue={takeOff}
        />
        <MobileDateTimePicker
          label="MobileDateTimePicker"
          defaultValue={takeOff}
        />
      </Stack>
    </LocalizationProvider>
  );
}
