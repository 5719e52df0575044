import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'First term', getValue: () => dayjs('2026-09-07') },
  { label: 'Second term', getValue: () => dayjs('2027-02-08') },
];
const slotProps = {
  shortcuts: { items, changeImportance: 'set' as const },
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
