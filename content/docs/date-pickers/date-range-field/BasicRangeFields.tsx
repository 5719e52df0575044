import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function BasicRangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <SingleInputDateRangeField label="Warranty" />
        <MultiInputDateRangeField
          slotProps={{
            textField: ({ position }) => ({
              id: `employment-${position}`,
              label: position === 'start' ? 'Employed from' : 'Employed until',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
