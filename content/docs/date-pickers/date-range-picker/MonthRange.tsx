import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateView } from '@mui/x-date-pickers/models';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const views: DateView[] = ['year', 'month'];
const validOr = (value: Dayjs | null) => (value?.isValid() ? value : undefined);

export default function MonthRange() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2026-01-01'));
  const [until, setUntil] = React.useState<Dayjs | null>(dayjs('2026-06-30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="From"
          views={views}
          openTo="month"
          value={from}
          onChange={setFrom}
          maxDate={validOr(until)}
        />
        <DatePicker
          label="Until"
          views={views}
          openTo="month"
          value={until}
          onChange={(month) =>
            setUntil(month?.isValid() ? month.endOf('month') : month)
          }
          minDate={validOr(from)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
