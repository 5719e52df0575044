import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { isUnavailable, seasonEnd, seasonStart } from './cabin';

const TOO_SHORT = 'Choose two nights or more, none of them taken';

/** The rule allows the day of the arrival, see `cabin.ts`. */
const isWithoutNight = ([start, end]: DateRange<Dayjs>) =>
  start !== null && end !== null && start.isSame(end, 'day');

const explain = ([start, end]: DateRangeValidationError) => {
  if (start === 'invalidRange') {
    return 'The departure is before the arrival';
  }
  if (start === 'shouldDisableDate') {
    return 'The cabin is taken in the night of the arrival';
  }
  if (end === 'shouldDisableDate') {
    return TOO_SHORT;
  }
  return start || end
    ? 'Choose days from June 1 to August 31'
    : 'At least two nights';
};

export default function ValidatedRange() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-03'),
    dayjs('2026-06-06'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  const isShort = isWithoutNight(stay);
  const hasError = isShort || error.some((code) => code !== null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Cabin by the lake"
        value={stay}
        onChange={setStay}
        minDate={seasonStart}
        maxDate={seasonEnd}
        shouldDisableDate={(day, position) =>
          isUnavailable(day, position, stay[0])
        }
        onError={setError}
        slotProps={{
          textField: {
            error: hasError,
            helperText: isShort ? TOO_SHORT : explain(error),
          },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
