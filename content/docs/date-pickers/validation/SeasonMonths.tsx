import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateView } from '@mui/x-date-pickers/models';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const views: DateView[] = ['year', 'month', 'day'];

const isOutOfSeason = (month: Dayjs) => month.month() < 4 || month.month() > 8;

export default function SeasonMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Raft trip"
        defaultValue={dayjs('2027-06-12')}
        views={views}
        openTo="month"
        shouldDisableMonth={isOutOfSeason}
        slotProps={{ textField: { helperText: 'May to September' } }}
      />
    </LocalizationProvider>
  );
}
