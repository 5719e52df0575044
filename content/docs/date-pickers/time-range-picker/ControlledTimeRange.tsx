import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const day = dayjs('2026-03-02T00:00');

const describe = ([start, end]: DateRange<Dayjs>) => {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start)) {
    return 'Enter a start and a later end';
  }
  const minutes = end.diff(start, 'minute');
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min of work`;
};

export default function ControlledTimeRange() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    day.hour(8),
    day.hour(16).minute(30),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimeRangePicker
          label="Shift"
          referenceDate={day}
          value={shift}
          onChange={setShift}
        />
        <Button variant="outlined" onClick={() => setShift([null, null])}>
          No shift
        </Button>
        <Typography variant="body2" aria-live="polite">
          {describe(shift)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
