import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const firstDay = dayjs('2026-12-24');
const lastDay = dayjs('2027-02-28');
const booked = new Set(['2026-12-24', '2026-12-25', '2026-12-28']);

const isTaken = (day: Dayjs) =>
  day.day() === 0 || day.day() === 6 || booked.has(day.format('YYYY-MM-DD'));

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'Next free day',
    getValue: ({ isValid }) => {
      let day = firstDay;
      while (!isValid(day) && day.isBefore(lastDay)) {
        day = day.add(1, 'day');
      }
      return day;
    },
  },
];
const slotProps = { shortcuts: { items } };

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Tire change"
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isTaken}
        slotProps={slotProps}
        sx={{ maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
