import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = { field: { openPickerButtonPosition: 'start' as const } };
const startAndClear = {
  field: { openPickerButtonPosition: 'start' as const, clearable: true },
};

export default function OpeningButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Button at the start"
          defaultValue={dayjs('2026-04-17')}
          slotProps={start}
        />
        <DatePicker
          label="Clear button at the end"
          defaultValue={dayjs('2026-04-17')}
          slotProps={startAndClear}
        />
      </Stack>
    </LocalizationProvider>
  );
}
