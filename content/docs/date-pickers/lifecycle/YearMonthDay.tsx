import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import { CallLog } from './callLog';
import { showDate, useCallLog } from './useCallLog';

const views: DateView[] = ['year', 'month', 'day'];

export default function YearMonthDay() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-02-29'));
  const { calls, log, clear } = useCallLog();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <DesktopDatePicker
          label="Anniversary"
          views={views}
          openTo="year"
          value={value}
          onChange={(newValue) => {
            setValue(newValue);
            log(`onChange: ${showDate(newValue)}`);
          }}
          onAccept={(newValue) => log(`onAccept: ${showDate(newValue)}`)}
          onClose={() => log('onClose')}
          onViewChange={(view) => log(`onViewChange: ${view}`)}
        />
        <CallLog calls={calls} onClear={clear} />
      </Stack>
    </LocalizationProvider>
  );
}
