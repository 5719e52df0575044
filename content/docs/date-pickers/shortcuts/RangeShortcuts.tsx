import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const closing = dayjs('2027-01-05');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Last 7 days',
    getValue: () => [closing.subtract(6, 'day'), closing],
  },
  {
    label: 'Last month',
    getValue: () => {
      const month = closing.subtract(1, 'month');
      return [month.startOf('month'), month.endOf('month')];
    },
  },
  {
    label: 'Last year',
    getValue: () => {
      const year = closing.subtract(1, 'year');
      return [year.startOf('year'), year.endOf('year')];
    },
  },
  { label: 'Reset', getValue: () => [null, null] },
];
const slotProps = { shortcuts: { items } };

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Period of the report"
        defaultValue={[dayjs('2027-01-01'), closing]}
        calendars={1}
        slotProps={slotProps}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
