import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

const slotProps = {
  monthButton: { sx: { borderRadius: 1, textTransform: 'uppercase' } },
};

export default function MonthButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        defaultValue={dayjs('2026-04-01')}
        slotProps={slotProps}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
