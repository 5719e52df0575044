import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { CallLog } from './callLog';
import { showDate, useCallLog } from './useCallLog';

export default function MobileCalls() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-08-03'));
  const { calls, log, clear } = useCallLog();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <MobileDatePicker
          label="Moving day"
          value={value}
          onChange={(newValue) => {
            setValue(newValue);
            log(`onChange: ${showDate(newValue)}`);
          }}
          onAccept={(newValue) => log(`onAccept: ${showDate(newValue)}`)}
          onClose={() => log('onClose')}
        />
        <CallLog calls={calls} onClear={clear} />
      </Stack>
    </LocalizationProvider>
  );
}
