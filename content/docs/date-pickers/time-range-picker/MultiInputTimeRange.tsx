import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const slots = { field: MultiInputTimeRangeField };
const localeText = { start: 'Doors open', end: 'Last entry' };

export default function MultiInputTimeRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        <TimeRangePicker
          slots={slots}
          localeText={localeText}
          defaultValue={[dayjs('2026-05-04T10:00'), dayjs('2026-05-04T17:00')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
