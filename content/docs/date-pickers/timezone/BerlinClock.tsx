import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dayjs, momentIn } from './zonedDayjs';

const BERLIN = 'Europe/Berlin';
const fromServer = '2026-03-29T10:00:00.000Z';

/** A value in UTC that shows what the clocks of a zone show at a moment. */
const clockOf = (zone: string, moment: string) =>
  dayjs.utc(dayjs.utc(moment).tz(zone).format('YYYY-MM-DDTHH:mm:ss'));

export default function BerlinClock() {
  const [clock, setClock] = React.useState<Dayjs | null>(() =>
    clockOf(BERLIN, fromServer),
  );
  const toServer = clock?.isValid()
    ? momentIn(BERLIN, clock).toISOString()
    : 'nothing';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeField
          label="Opening in Berlin"
          ampm={false}
          timezone="UTC"
          value={clock}
          onChange={setClock}
        />
        <Typography variant="body2" aria-live="polite">
          To the server: {toServer}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
