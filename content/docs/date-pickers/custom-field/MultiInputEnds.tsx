import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function MultiInputEnds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-03-02'), dayjs('2026-03-27')]}
        slotProps={{
          textField: ({ position }) =>
            position === 'start'
              ? {
                  id: 'employment-start',
                  label: 'Hired',
                  helperText: 'First day of work',
                }
              : {
                  id: 'employment-end',
                  label: 'Left',
                  color: 'secondary',
                  helperText: 'Last day',
                },
        }}
        sx={{ maxWidth: 420 }}
      />
    </LocalizationProvider>
  );
}
