import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function BasicDateTimeRangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 440 }}>
        <SingleInputDateTimeRangeField label="Outage" />
        <MultiInputDateTimeRangeField
          slotProps={{
            root: { direction: { xs: 'column', sm: 'row' } },
            textField: ({ position }) => ({
              id: `voyage-${position}`,
              label: position === 'start' ? 'Leaves port' : 'Arrives in port',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
