import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dayjs, momentIn } from './zonedDayjs';

const OFFICE = 'America/New_York';
const fromServer = '2026-03-07T15:00:00.000Z';

export default function OfficeZone() {
  const [value, setValue] = React.useState<Dayjs | null>(() =>
    dayjs.utc(fromServer).tz(OFFICE),
  );

  const toServer = value?.isValid()
    ? momentIn(OFFICE, value).toISOString()
    : 'nothing';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
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
