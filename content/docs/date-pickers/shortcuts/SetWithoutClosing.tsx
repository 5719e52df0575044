import dayjs, { type Dayjs } from 'dayjs';
import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'First term', getValue: () => dayjs('2026-09-07') },
  { label: 'Second term', getValue: () => dayjs('2027-02-08') },
];

/** A phone has no room for the shortcuts beside the calendar. */
const aboveOnPhones = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 2 },
    [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
    [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 4 },
  },
});

const slotProps = {
  shortcuts: { items, changeImportance: 'set' as const },
  layout: { sx: aboveOnPhones },
};

export default function SetWithoutClosing() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Enrollment"
        defaultValue={dayjs('2026-08-31')}
        slotProps={slotProps}
        sx={{ maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
