import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const closing = dayjs('2026-06-30');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Last quarter',
    getValue: () => [dayjs('2026-04-01'), closing],
  },
  {
    label: 'Last 30 days',
    getValue: () => [closing.subtract(29, 'day'), closing],
  },
  { label: 'Year so far', getValue: () => [dayjs('2026-01-01'), closing] },
  { label: 'Everything', getValue: () => [null, null] },
];

const slotProps = { shortcuts: { items }, actionBar: { actions: [] } };

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sales report"
        calendars={1}
        maxDate={closing}
        defaultValue={[dayjs('2026-06-01'), closing]}
        slotProps={slotProps}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
