import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const festival: DateRange<Dayjs> = [dayjs('2026-06-05'), dayjs('2026-06-14')];

export default function RangeCalendarForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <div>
          <Typography variant="body2" color="text.secondary" align="center">
            disabled
          </Typography>
          <DateRangeCalendar
            disabled
            calendars={1}
            defaultValue={festival}
            sx={{ maxWidth: '100%' }}
          />
        </div>
        <div>
          <Typography variant="body2" color="text.secondary" align="center">
            readOnly
          </Typography>
          <DateRangeCalendar
            readOnly
            calendars={1}
            defaultValue={festival}
            sx={{ maxWidth: '100%' }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
