import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const contract: DateRange<Dayjs> = [dayjs('2026-01-01'), dayjs('2026-12-31')];

export default function RangeFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateRangePicker label="disabled" disabled defaultValue={contract} />
        <DateRangePicker label="readOnly" readOnly defaultValue={contract} />
        <DateRangePicker
          label="required"
          name="contract"
          slotProps={{ textField: { required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
