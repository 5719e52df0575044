import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-09-18')}
        displayStaticWrapperAs="desktop"
        sx={{ border: 1, borderColor: 'success.main', borderRadius: 2 }}
        slotProps={{
          actionBar: { actions: [] },
          day: {
            sx: {
              borderRadius: 1,
              '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
                bgcolor: 'success.main',
                color: 'success.contrastText',
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
