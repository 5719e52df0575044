import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const launch = dayjs('2026-03-09');

export default function DateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="YYYY-MM-DD"
          format="YYYY-MM-DD"
          defaultValue={launch}
        />
        <DatePicker
          label="D MMMM YYYY"
          format="D MMMM YYYY"
          defaultValue={launch}
        />
        <DatePicker
          label="DD.MM.YYYY, spacious"
          format="DD.MM.YYYY"
          formatDensity="spacious"
          defaultValue={launch}
        />
        <DatePicker
          label="D/M/YY as written"
          format="D/M/YY"
          defaultValue={launch}
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
