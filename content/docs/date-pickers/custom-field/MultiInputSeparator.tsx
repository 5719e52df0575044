import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function MultiInputSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        dateSeparator="to"
        defaultValue={[dayjs('2026-03-02'), dayjs('2026-03-27')]}
        slotProps={{
          separator: { sx: { color: 'primary.main', fontWeight: 'bold' } },
          textField: ({ position }) => ({
            id: `parental-leave-${position}`,
            label: position === 'start' ? 'From' : 'Until',
          }),
        }}
        sx={{ maxWidth: 420 }}
      />
    </LocalizationProvider>
  );
}
