import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const printed = dayjs('2026-04-17');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: '+ 1 day', getValue: () => printed.add(1, 'day') },
  { label: '+ 1 week', getValue: () => printed.add(1, 'week') },
  { label: '+ 1 month', getValue: () => printed.add(1, 'month') },
];

const layoutSx = {
  width: 'fit-content',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  [`& .${pickersLayoutClasses.shortcuts}`]: {
    gridColumn: '2 / 4',
    gridRow: 1,
    display: 'flex',
    maxWidth: 'none',
    '& > li': { width: 'auto', px: 1 },
  },
  [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 2 },
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridRow: 3,
    justifyContent: 'center',
    borderTop: 1,
    borderColor: 'divider',
  },
};

const slotProps = {
  toolbar: { hidden: true },
  shortcuts: { items, changeImportance: 'set' as const },
  layout: { sx: layoutSx },
};

export default function LayoutByCss() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker defaultValue={printed} slotProps={slotProps} />
    </LocalizationProvider>
  );
}
