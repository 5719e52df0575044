import dayjs, { type Dayjs } from 'dayjs';
import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
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

/** A phone has no room for the shortcuts beside the calendar. */
const aboveOnPhones = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 2 },
    [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
    [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 4 },
  },
});

const slotProps = { shortcuts: { items }, layout: { sx: aboveOnPhones } };

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
