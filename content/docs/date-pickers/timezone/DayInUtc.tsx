import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dayjs } from './zonedDayjs';

const stored = dayjs.utc('2028-03-01T00:00:00Z');

export default function DayInUtc() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="In UTC" defaultValue={stored} />
        <DateField
          label="In New York"
          timezone="America/New_York"
          defaultValue={stored}
        />
      </Stack>
    </LocalizationProvider>
  );
}
