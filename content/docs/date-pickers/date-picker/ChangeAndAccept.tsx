import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const show = (value: Dayjs | null) =>
  value === null
    ? 'null'
    : value.isValid()
      ? value.format('YYYY-MM-DD')
      : 'invalid date';

export default function ChangeAndAccept() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) =>
    setCalls((previous) => [call, ...previous].slice(0, 6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Inspection"
          defaultValue={dayjs('2026-10-05')}
          closeOnSelect={false}
          onChange={(value) => log(`onChange: ${show(value)}`)}
          onAccept={(value) => log(`onAccept: ${show(value)}`)}
        />
        <Box
          component="ol"
          aria-label="Latest calls, newest first"
          aria-live="polite"
          sx={{ m: 0, pl: 3, minHeight: 144, fontFamily: 'monospace' }}
        >
          {calls.length === 0 && <li>No call yet</li>}
          {calls.map((call, index) => (
            <li key={calls.length - index}>{call}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
