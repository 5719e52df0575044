import dayjs from 'dayjs';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const DATE_VIEWS = ['year', 'month', 'day'];

function ValueTabs({ className, hidden }: DateTimePickerTabsProps) {
  const { value, view, setView } = usePickerContext();

  if (hidden || view === null) {
    return null;
  }
  return (
    <Tabs
      variant="fullWidth"
      className={className}
      value={DATE_VIEWS.includes(view) ? 'day' : 'hours'}
      onChange={(_, newView: 'day' | 'hours') => setView(newView)}
    >
      <Tab value="day" label={value ? value.format('MMM D') : 'Date'} />
      <Tab value="hours" label={value ? value.format('h:mm A') : 'Time'} />
    </Tabs>
  );
}

const slots = { tabs: ValueTabs };
const slotProps = { toolbar: { hidden: true } };

export default function TextTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2026-04-17T15:30')}
        slots={slots}
        slotProps={slotProps}
        sx={{ width: 'fit-content' }}
      />
    </LocalizationProvider>
  );
}
