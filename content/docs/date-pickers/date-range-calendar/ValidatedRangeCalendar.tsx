import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

/** The house changes hands on Saturdays, and the keys are back on any day but Sunday. */
const isClosed = (day: Dayjs, position: RangePosition) =>
  position === 'start' ? day.day() !== 6 : day.day() === 0;

export default function ValidatedRangeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-09-30')}
        referenceDate={dayjs('2026-05-01')}
        shouldDisableDate={isClosed}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
