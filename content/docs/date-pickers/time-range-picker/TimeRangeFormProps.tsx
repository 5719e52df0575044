import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const earlyShift: DateRange<Dayjs> = [
  dayjs('2026-02-02T06:00'),
  dayjs('2026-02-02T14:30'),
];

export default function TimeRangeFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimeRangePicker label="disabled" disabled defaultValue={earlyShift} />
        <TimeRangePicker label="readOnly" readOnly defaultValue={earlyShift} />
        <TimeRangePicker
          label="required"
          name="shift"
          slotProps={{ textField: { required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
