import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const slotProps = {
  field: { dateSeparator: 'to', clearable: true },
  textField: {
    size: 'small' as const,
    variant: 'filled' as const,
    helperText: 'No calls in this time',
  },
};

export default function TimeRangeFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Focus time"
        ampm={false}
        defaultValue={[dayjs('2026-04-17T09:00'), dayjs('2026-04-17T11:00')]}
        slotProps={slotProps}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
