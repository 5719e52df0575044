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
        className="rounded-lg border border-solid border-(--mui-palette-success-main)"
        slotProps={{
          actionBar: { actions: [] },
          day: {
            className:
              'rounded-sm aria-selected:bg-(--mui-palette-success-main) aria-selected:text-(--mui-palette-success-contrastText)',
          },
        }}
      />
    </LocalizationProvider>
  );
}
