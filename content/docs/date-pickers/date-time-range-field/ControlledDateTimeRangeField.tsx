import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const describe = ([start, end]: DateRange<Dayjs>) => {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both dates and times';
  }
  const minutes = end.diff(start, 'minute');
  return minutes < 0
    ? 'The end is before the start'
    : `Offline for ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

export default function ControlledDateTimeRangeField() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-02T22:50'),
    dayjs('2026-03-03T01:20'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 440 }}>
        <SingleInputDateTimeRangeField
          label="Outage"
          ampm={false}
          clearable
          value={outage}
          onChange={setOutage}
        />
        <Typography variant="body2" aria-live="polite">
          {describe(outage)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
