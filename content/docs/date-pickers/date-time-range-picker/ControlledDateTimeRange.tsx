import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const HOURLY_FEE = 3;

const describe = ([start, end]: DateRange<Dayjs>) => {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start)) {
    return 'Choose a start and a later end';
  }
  const hours = Math.ceil(end.diff(start, 'hour', true));
  return `€${hours * HOURLY_FEE} for ${hours} h of parking`;
};

export default function ControlledDateTimeRange() {
  const [parking, setParking] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T18:00'),
    dayjs('2026-06-13T09:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Parking"
          value={parking}
          onChange={setParking}
        />
        <Button variant="outlined" onClick={() => setParking([null, null])}>
          No parking
        </Button>
        <Typography variant="body2" aria-live="polite">
          {describe(parking)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
