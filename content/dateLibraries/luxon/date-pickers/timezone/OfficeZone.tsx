import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const OFFICE = 'America/New_York';
const fromServer = '2026-03-07T15:00:00.000Z';

export default function OfficeZone() {
  const [value, setValue] = React.useState<DateTime | null>(() =>
    DateTime.fromISO(fromServer, { zone: OFFICE }),
  );

  const toServer = value?.isValid ? value.toUTC().toISO() : 'nothing';

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Opening in New York"
          ampm={false}
          timezone={OFFICE}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          To the server: {toServer}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
