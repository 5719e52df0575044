import dayjs, { type Dayjs } from 'dayjs';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

export const seasonStart = dayjs('2026-06-01');
export const seasonEnd = dayjs('2026-08-31');

const MIN_NIGHTS = 2;

/** Nights that are taken, by the day on which they begin, in order. */
const takenNights = ['2026-06-11', '2026-06-12', '2026-06-19'];

/** Whether somebody cannot arrive, or depart after this arrival, on a day. */
export function isUnavailable(
  day: Dayjs,
  position: RangePosition,
  arrival: Dayjs | null,
): boolean {
  const isoDay = day.format('YYYY-MM-DD');
  if (position === 'start') {
    return takenNights.includes(isoDay);
  }
  // An earlier day is a new arrival, so it stays enabled.
  if (!arrival?.isValid() || day.isBefore(arrival, 'day')) {
    return false;
  }
  const nights = day.startOf('day').diff(arrival.startOf('day'), 'day');
  // The day of the arrival has the focus, so it must not become disabled.
  if (nights > 0 && nights < MIN_NIGHTS) {
    return true;
  }
  const isoArrival = arrival.format('YYYY-MM-DD');
  // People may leave on the morning of a taken night.
  return takenNights.some((night) => night >= isoArrival && night < isoDay);
}
