import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ValidatedTimeClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        showViewSwitcher
        defaultValue={dayjs('2026-04-17T10:00')}
        minTime={dayjs('2026-01-01T09:00')}
        maxTime={dayjs('2026-01-01T17:00')}
        minutesStep={15}
      />
    </LocalizationProvider>
  );
}
