import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const stored = DateTime.fromISO('2028-03-01T00:00:00Z', { zone: 'utc' });

export default function DayInUtc() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
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
