import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import './styles.css';

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-09-18')}
        displayStaticWrapperAs="desktop"
        className="SquareDays-root"
        slotProps={{
          actionBar: { actions: [] },
          day: { className: 'SquareDays-day' },
        }}
      />
    </LocalizationProvider>
  );
}
