import dayjs from 'dayjs';
import AlarmIcon from '@mui/icons-material/Alarm';
import EventIcon from '@mui/icons-material/Event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const slotProps = {
  tabs: { dateIcon: <EventIcon />, timeIcon: <AlarmIcon /> },
  toolbar: { hidden: true },
};

export default function TabIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2026-04-17T15:30')}
        slotProps={slotProps}
        sx={{ width: 'fit-content' }}
      />
    </LocalizationProvider>
  );
}
