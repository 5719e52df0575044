import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstFair = dayjs('2018-01-01');
const lastFair = dayjs('2032-12-31');
const hasNoFair = (year: Dayjs) => year.year() % 2 === 1;

export default function BiennialYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit to the fair"
        defaultValue={dayjs('2028-02-29')}
        openTo="year"
        minDate={firstFair}
        maxDate={lastFair}
        shouldDisableYear={hasNoFair}
        slotProps={{ textField: { helperText: 'The fair is in even years' } }}
      />
    </LocalizationProvider>
  );
}
