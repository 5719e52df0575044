import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { CallLog } from './callLog';
import { showDate, useCallLog } from './useCallLog';

const actions: PickersActionBarAction[] = ['clear', 'cancel', 'accept'];
const firstVisit = dayjs('2026-10-02');
const slotProps = {
  actionBar: { actions },
  shortcuts: {
    items: [{ label: 'Opening day', getValue: () => dayjs('2026-10-24') }],
  },
};

export default function PickerCalls() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-10-05'));
  const { calls, log, clear } = useCallLog();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <DesktopDatePicker
          label="Visit"
          value={value}
          minDate={firstVisit}
          onChange={(newValue, { shortcut }) => {
            setValue(newValue);
            const from = shortcut ? ` by ${shortcut.label}` : '';
            log(`onChange: ${showDate(newValue)}${from}`);
          }}
          onAccept={(newValue) => log(`onAccept: ${showDate(newValue)}`)}
          onOpen={() => log('onOpen')}
          onClose={() => log('onClose')}
          onViewChange={(view) => log(`onViewChange: ${view}`)}
          onError={(error) => log(`onError: ${error}`)}
          slotProps={slotProps}
        />
        <CallLog calls={calls} onClear={clear} />
      </Stack>
    </LocalizationProvider>
  );
}
