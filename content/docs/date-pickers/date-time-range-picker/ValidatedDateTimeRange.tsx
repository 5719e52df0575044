import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateTimeRangeValidationError,
  RangePosition,
} from '@mui/x-date-pickers-pro/models';

const opens = dayjs('2026-09-01T10:00');
const closes = dayjs('2026-09-30T18:00');

const SUNDAY = 0;
const isClosed = (day: Dayjs, position: RangePosition) =>
  position === 'start' && day.day() === SUNDAY;

const explain = ([start, end]: DateTimeRangeValidationError) => {
  if (start === 'invalidRange') {
    return 'The return is before the pick-up';
  }
  if (start === 'shouldDisableDate') {
    return 'No pick-up on Sundays';
  }
  return start || end
    ? 'Choose times from September 1, 10:00 to September 30, 18:00'
    : 'Pick-up from September 1, not on Sundays';
};

export default function ValidatedDateTimeRange() {
  const [error, setError] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Canoe"
        ampm={false}
        defaultValue={[dayjs('2026-09-01T11:00'), dayjs('2026-09-04T12:00')]}
        minDateTime={opens}
        maxDateTime={closes}
        shouldDisableDate={isClosed}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
