import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const slots = { field: MultiInputDateRangeField };
const localeText = { start: 'Pick-up', end: 'Return' };

export default function MultiInputRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        <DateRangePicker
          slots={slots}
          localeText={localeText}
          defaultValue={[dayjs('2026-05-04'), dayjs('2026-05-08')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
