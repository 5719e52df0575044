import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const trip: DateRange<Dayjs> = [
  dayjs('2026-07-24T09:40'),
  dayjs('2026-07-26T18:10'),
];

export default function DateTimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 440 }}>
        <DateTimeRangePicker label="DateTimeRangePicker" defaultValue={trip} />
        <DesktopDateTimeRangePicker
          label="DesktopDateTimeRangePicker"
          defaultValue={trip}
        />
        <MobileDateTimeRangePicker
          label="MobileDateTimeRangePicker"
          defaultValue={trip}
        />
      </Stack>
    </LocalizationProvider>
  );
}
