import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CallLog } from './callLog';
import { showDate, useCallLog } from './useCallLog';

export default function FieldCalls() {
  const { calls, log, clear } = useCallLog();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <DateField
          label="Date of purchase"
          clearable
          onChange={(value, { validationError }) =>
            log(`onChange: ${showDate(value)}, ${validationError}`)
          }
        />
        <CallLog calls={calls} onClear={clear} />
      </Stack>
    </LocalizationProvider>
  );
}
