import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const takeoff = dayjs('2026-05-09T14:45');

export default function ThreeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Day" defaultValue={takeoff} />
        <TimeField label="Time" defaultValue={takeoff} />
        <DateTimeField label="Takeoff" defaultValue={takeoff} />
      </Stack>
    </LocalizationProvider>
  );
}
