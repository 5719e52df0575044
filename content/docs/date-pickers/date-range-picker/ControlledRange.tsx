import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const describe = ([start, end]: DateRange<Dayjs>) => {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start, 'day')) {
    return 'Choose a start and an end';
  }
  const days = end.diff(start, 'day') + 1;
  return `${days} ${days === 1 ? 'day' : 'days'} of vacation`;
};

export default function ControlledRange() {
  const [vacation, setVacation] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-08-03'),
    dayjs('2026-08-14'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker
          label="Vacation"
          value={vacation}
          onChange={setVacation}
        />
        <Button variant="outlined" onClick={() => setVacation([null, null])}>
          No vacation
        </Button>
        <Typography variant="body2" aria-live="polite">
          {describe(vacation)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
