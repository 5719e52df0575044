import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function ControlledRangeFields() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-04-01'),
    dayjs('2026-04-30'),
  ]);
  const [start, end] = period;
  const isWhole =
    start?.isValid() === true &&
    end?.isValid() === true &&
    !end.isBefore(start, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 340 }}>
        <SingleInputDateRangeField
          label="Billing period"
          clearable
          value={period}
          onChange={setPeriod}
        />
        <Button
          variant="outlined"
          disabled={!isWhole}
          onClick={() =>
            setPeriod(([from, until]) => [
              from?.add(1, 'month') ?? null,
              until?.add(1, 'month').endOf('month') ?? null,
            ])
          }
        >
          Next month
        </Button>
        <Typography variant="body2" aria-live="polite">
          {isWhole
            ? `Bill for ${end.diff(start, 'day') + 1} days`
            : 'Enter both dates, the earlier one first'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
