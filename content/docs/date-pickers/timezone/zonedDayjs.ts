import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export { dayjs };

/** The moment at which the clocks of a zone show what the value shows. */
export const momentIn = (zone: string, value: Dayjs) =>
  dayjs.tz(value.format('YYYY-MM-DDTHH:mm:ss'), zone);
