import dayjs from 'dayjs';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slots = { switchViewIcon: UnfoldMoreIcon };
const slotProps = {
  calendarHeader: { format: 'MM / YYYY', sx: { color: 'primary.main' } },
};

export default function HeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-04-17')}
        slots={slots}
        slotProps={slotProps}
        sx={{ m: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
