import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const first = dayjs('2024-01-01');
const last = dayjs('2032-12-31');

export default function MonthsAndYears() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2028-01-31'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography aria-live="polite">
        Value: {value?.format('YYYY-MM-DD')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <MonthCalendar
          aria-label="Month"
          value={value}
          onChange={setValue}
          minDate={first}
          maxDate={last}
        />
        <YearCalendar
          aria-label="Year"
          value={value}
          onChange={setValue}
          minDate={first}
          maxDate={last}
        />
      </Stack>
    </LocalizationProvider>
  );
}
