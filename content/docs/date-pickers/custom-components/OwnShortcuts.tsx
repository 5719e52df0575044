import dayjs, { type Dayjs } from 'dayjs';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';

function DatedShortcuts({
  items = [],
  changeImportance,
  className,
}: PickersShortcutsProps<Dayjs | null>) {
  const { setValue } = usePickerActionsContext();
  const isValid = useIsValidValue();

  return (
    <List dense className={className}>
      {items.map((shortcut) => {
        const date = shortcut.getValue({ isValid });
        return (
          <ListItem key={shortcut.id ?? shortcut.label} disablePadding>
            <ListItemButton
              disabled={!isValid(date)}
              onClick={() => setValue(date, { changeImportance, shortcut })}
            >
              <ListItemText
                primary={shortcut.label}
                secondary={date?.format('ddd, MMM D')}
              />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

const bulky = dayjs('2026-05-07');
const quickRanges: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Bulky waste', getValue: () => bulky },
  { label: 'Garden waste', getValue: () => bulky.add(5, 'day') },
  { label: 'Christmas tree', getValue: () => dayjs('2027-01-09') },
];

const slots = { shortcuts: DatedShortcuts };
const slotProps = { shortcuts: { items: quickRanges } };

export default function OwnShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Collection"
        defaultValue={dayjs('2026-04-17')}
        maxDate={dayjs('2026-12-31')}
        slots={slots}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
