import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const day = dayjs('2026-03-02T00:00');

/** Reads an end that is not after the start as one of the next day. */
const minutesOf = ([start, end]: DateRange<Dayjs>): number | null => {
  if (!start?.isValid() || !end?.isValid()) return null;
  const realEnd = end.isAfter(start) ? end : end.add(1, 'day');
  return realEnd.diff(start, 'minute');
};

export default function ControlledTimeRangeField() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    day.hour(8),
    day.hour(16).minute(30),
  ]);
  const minutes = minutesOf(shift);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <SingleInputTimeRangeField
          label="Shift"
          clearable
          ampm={false}
          error={false}
          referenceDate={day}
          value={shift}
          onChange={setShift}
        />
        <Typography variant="body2" aria-live="polite">
          {minutes === null
            ? 'Enter both times'
            : `${Math.floor(minutes / 60)} h ${minutes % 60} min`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
