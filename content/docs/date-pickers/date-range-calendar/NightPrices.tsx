import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const june = dayjs('2026-06-01');

/** Nights that are taken, by the day on which they begin. */
const taken = new Set(['2026-06-12', '2026-06-13']);
const isTaken = (night: Dayjs) => taken.has(night.format('YYYY-MM-DD'));

/** Nights from Friday to Sunday cost more. */
const priceOf = (night: Dayjs) =>
  night.day() === 5 || night.day() === 6 ? 150 : 100;

function nightsOf([arrival, departure]: DateRange<Dayjs>) {
  const nights: Dayjs[] = [];
  if (arrival && departure) {
    let night = arrival;
    while (night.isBefore(departure, 'day')) {
      nights.push(night);
      night = night.add(1, 'day');
    }
  }
  return nights;
}

function isUnavailable(
  day: Dayjs,
  position: RangePosition,
  arrival: Dayjs | null,
) {
  // A day before the arrival is a new arrival.
  if (position === 'start' || !arrival || day.isBefore(arrival, 'day')) {
    return isTaken(day);
  }
  // People leave in the morning, so the night of the departure does not count.
  return nightsOf([arrival, day]).some(isTaken);
}

/** What a screen reader says in addition to what people see. */
const screenReaderOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

function NightDay(props: DateRangePickerDayProps) {
  const { day, outsideCurrentMonth } = props;
  if (outsideCurrentMonth) {
    return <DateRangePickerDay {...props} />;
  }
  const price = isTaken(day) ? 'taken' : `€${priceOf(day)}`;

  return (
    <DateRangePickerDay {...props}>
      <Box component="span" sx={{ lineHeight: 1.1, textAlign: 'center' }}>
        <Box component="span" sx={screenReaderOnly}>
          {day.format('MMMM')}
        </Box>
        {day.date()}
        <Box component="span" sx={screenReaderOnly}>
          night
        </Box>
        <Box component="span" sx={{ display: 'block', fontSize: 10 }}>
          {price}
        </Box>
      </Box>
    </DateRangePickerDay>
  );
}

const slots = { day: NightDay };

export default function NightPrices() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([null, null]);
  const nights = nightsOf(stay);
  const total = nights.reduce((sum, night) => sum + priceOf(night), 0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        referenceDate={june}
        value={stay}
        onChange={setStay}
        shouldDisableDate={(day, position) =>
          isUnavailable(day, position, stay[0])
        }
        slots={slots}
        sx={{ maxWidth: '100%' }}
      />
      <Typography aria-live="polite">
        {nights.length === 0
          ? 'Choose arrival and departure'
          : `Nights: ${nights.length}, total: €${total}`}
      </Typography>
    </LocalizationProvider>
  );
}
