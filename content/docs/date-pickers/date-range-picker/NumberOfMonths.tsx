import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const sprint: DateRange<Dayjs> = [dayjs('2026-06-08'), dayjs('2026-06-19')];

export default function NumberOfMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker
          label="One month"
          calendars={1}
          defaultValue={sprint}
        />
        <DateRangePicker
          label="Two months, the value on the right"
          currentMonthCalendarPosition={2}
          defaultValue={sprint}
        />
        <DateRangePicker
          label="Three months"
          calendars={3}
          defaultValue={sprint}
        />
      </Stack>
    </LocalizationProvider>
  );
}
