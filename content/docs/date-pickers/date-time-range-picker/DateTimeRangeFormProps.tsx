import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const maintenance: DateRange<Dayjs> = [
  dayjs('2026-02-02T22:00'),
  dayjs('2026-02-03T04:00'),
];

export default function DateTimeRangeFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 440 }}>
        <DateTimeRangePicker
          label="disabled"
          disabled
          defaultValue={maintenance}
        />
        <DateTimeRangePicker
          label="readOnly"
          readOnly
          defaultValue={maintenance}
        />
        <DateTimeRangePicker
          label="required"
          name="maintenance"
          slotProps={{ textField: { required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
