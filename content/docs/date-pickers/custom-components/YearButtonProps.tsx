import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const slotProps = {
  yearButton: { sx: { borderRadius: 1, fontVariantNumeric: 'tabular-nums' } },
};

export default function YearButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        defaultValue={dayjs('2021-01-01')}
        minDate={dayjs('2015-01-01')}
        maxDate={dayjs('2026-12-31')}
        slotProps={slotProps}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
