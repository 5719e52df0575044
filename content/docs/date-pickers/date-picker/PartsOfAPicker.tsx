import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PartsOfAPicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker
          label="DatePicker"
          value={value}
          onChange={setValue}
          sx={{ maxWidth: 320 }}
        />
        <DateField
          label="Its field alone: DateField"
          value={value}
          onChange={setValue}
          sx={{ maxWidth: 320 }}
        />
        <div>
          <Typography variant="body2" color="text.secondary">
            Its view alone: DateCalendar
          </Typography>
          <DateCalendar
            value={value?.isValid() ? value : null}
            onChange={setValue}
            sx={{ mx: 0, maxWidth: '100%' }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
