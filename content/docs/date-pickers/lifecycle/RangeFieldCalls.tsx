import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CallLog } from './callLog';
import { showDate, useCallLog } from './useCallLog';

export default function RangeFieldCalls() {
  const { calls, log, clear } = useCallLog();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <SingleInputDateRangeField
          label="Exhibition"
          defaultValue={[dayjs('2026-05-04'), dayjs('2026-05-08')]}
          onChange={([start, end], { validationError }) =>
            log(
              `${showDate(start)} – ${showDate(end)}: ${validationError.map(String).join(', ')}`,
            )
          }
        />
        <CallLog calls={calls} onClear={clear} />
      </Stack>
    </LocalizationProvider>
  );
}
