import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const boarding: DateRange<Dayjs> = [
  dayjs('2026-07-24T09:40'),
  dayjs('2026-07-24T10:10'),
];

export default function TimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimeRangePicker label="TimeRangePicker" defaultValue={boarding} />
        <DesktopTimeRangePicker
          label="DesktopTimeRangePicker"
          defaultValue={boarding}
        />
        <MobileTimeRangePicker
          label="MobileTimeRangePicker"
          defaultValue={boarding}
        />
      </Stack>
    </LocalizationProvider>
  );
}
