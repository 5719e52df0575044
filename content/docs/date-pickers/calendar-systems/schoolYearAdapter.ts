import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

const SEPTEMBER = 8;

/** Counts weeks from the one with September 1, when school begins. */
export class SchoolYearAdapter extends AdapterDayjs {
  override getWeekNumber = (value: Dayjs) => {
    const lastDay = value.endOf('week');
    const year =
      lastDay.month() >= SEPTEMBER ? lastDay.year() : lastDay.year() - 1;
    const firstWeek = dayjs(`${year}-09-01`).startOf('week');
    return value.startOf('week').diff(firstWeek, 'week') + 1;
  };
}
