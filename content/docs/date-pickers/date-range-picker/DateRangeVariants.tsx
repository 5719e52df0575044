import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const conference: DateRange<Dayjs> = [dayjs('2026-09-22'), dayjs('2026-09-24')];

export default function DateRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker label="DateRangePicker" defaultValue={conference} />
        <DesktopDateRangePicker
          label="DesktopDateRangePicker"
          defaultValue={conference}
        />
        <MobileDateRangePicker
          label="MobileDateRangePicker"
          defaultValue={conference}
        />
      </Stack>
    </LocalizationProvider>
  );
}
