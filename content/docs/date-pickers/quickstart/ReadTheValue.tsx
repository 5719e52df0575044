import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null: at least one section is empty';
  }
  if (!value.isValid()) {
    return 'invalid: the sections do not make a date';
  }
  return value.format('YYYY-MM-DD');
}

export default function ReadTheValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-09-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DatePicker label="Moving day" value={value} onChange={setValue} />
        <Box component="output" sx={{ fontFamily: 'monospace' }}>
          {describe(value)}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
