import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps = { popper: { 'aria-label': 'Days of the stay' } };

export default function NamedPopups() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DesktopDatePicker
          label="Birthday"
          defaultValue={dayjs('2028-02-17')}
        />
        <DesktopDateRangePicker
          label="Stay"
          calendars={1}
          defaultValue={[dayjs('2028-02-17'), dayjs('2028-02-21')]}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
