import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dayjs, momentIn } from './zonedDayjs';

const BERLIN = 'Europe/Berlin';
const starts = ['2026-03-28T02:30', '2026-03-28T12:00', '2026-10-24T02:30'];

function describe(value: Dayjs | null) {
  if (!value?.isValid()) {
    return 'No valid time';
  }
  const readBack = dayjs.utc(value.toISOString()).tz(BERLIN);
  const corrected = momentIn(BERLIN, value);
  return `Read back: ${readBack.format('HH:mm')}. Corrected: ${corrected.format('HH:mm Z')}`;
}

export default function ClockChange() {
  const [value, setValue] = React.useState<Dayjs | null>(() =>
    dayjs.tz(starts[0], BERLIN),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {starts.map((start) => (
            <Button
              key={start}
              size="small"
              variant="outlined"
              onClick={() => setValue(dayjs.tz(start, BERLIN))}
            >
              {start.replace('T', ' ')}
            </Button>
          ))}
        </Stack>
        <DateTimeField
          label="Night train from Berlin"
          ampm={false}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          {describe(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
