import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const finish = dayjs('2026-05-10T13:05:09');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimeField label="HH:mm" format="HH:mm" defaultValue={finish} />
        <TimeField label="HH:mm:ss" format="HH:mm:ss" defaultValue={finish} />
        <TimeField
          label="h:mm a as written"
          format="h:mm a"
          shouldRespectLeadingZeros
          defaultValue={finish}
        />
      </Stack>
    </LocalizationProvider>
  );
}
