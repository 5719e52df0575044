import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(buddhistEra);

const dateFormats = { year: 'BBBB' };

export default function BuddhistCalendar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2028-02-29'));

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="th"
      dateFormats={dateFormats}
    >
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateCalendar
          value={value}
          onChange={setValue}
          sx={{ mx: 0, maxWidth: '100%' }}
        />
        <Typography variant="body2" aria-live="polite">
          Stored: {value?.format('YYYY-MM-DD') ?? 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
