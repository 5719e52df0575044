import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function PartsOfADateTimePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2026-04-17T14:30'),
  );
  const shown = value?.isValid() ? value : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateTimePicker
          label="DateTimePicker"
          value={value}
          onChange={setValue}
          sx={{ maxWidth: 320 }}
        />
        <DateTimeField
          label="Its field alone: DateTimeField"
          value={value}
          onChange={setValue}
          sx={{ maxWidth: 320 }}
        />
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ alignItems: 'flex-start' }}
        >
          <DateCalendar
            value={shown}
            onChange={setValue}
            sx={{ m: 0, maxWidth: '100%' }}
          />
          <MultiSectionDigitalClock
            value={shown}
            onChange={setValue}
            focusedView={null}
            sx={{ width: 'fit-content' }}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
