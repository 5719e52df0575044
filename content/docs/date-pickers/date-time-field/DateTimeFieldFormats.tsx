import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const logged = dayjs('2026-05-10T13:05:09');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeField
          label="YYYY-MM-DD HH:mm:ss"
          format="YYYY-MM-DD HH:mm:ss"
          defaultValue={logged}
        />
        <DateTimeField
          label="MMM D, h:mm A"
          format="MMM D, h:mm A"
          defaultValue={logged}
        />
        <DateTimeField
          label="ampm={false}"
          ampm={false}
          defaultValue={logged}
        />
      </Stack>
    </LocalizationProvider>
  );
}
