import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Vintage"
          views={['year']}
          defaultValue={dayjs('2018-01-01')}
        />
        <DatePicker
          label="Billing month"
          views={['year', 'month']}
          openTo="month"
          defaultValue={dayjs('2026-08-01')}
        />
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={dayjs('1988-05-09')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
