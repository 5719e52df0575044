import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2026-04-17');

export default function FormatDensities() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Dense" defaultValue={opening} />
        <DatePicker
          label="Spacious"
          formatDensity="spacious"
          defaultValue={opening}
        />
      </Stack>
    </LocalizationProvider>
  );
}
