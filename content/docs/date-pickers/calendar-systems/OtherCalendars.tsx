import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formatterFor = (calendar: string) =>
  new Intl.DateTimeFormat(`en-US-u-ca-${calendar}`, { dateStyle: 'long' });

const calendars = [
  { name: 'Jalali', formatter: formatterFor('persian') },
  { name: 'Hijri', formatter: formatterFor('islamic-umalqura') },
  { name: 'Buddhist', formatter: formatterFor('buddhist') },
];

export default function OtherCalendars() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-20'));
  const date = value?.isValid() ? value.toDate() : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Delivery" value={value} onChange={setValue} />
        <Box component="ul" aria-live="polite" sx={{ m: 0, pl: 3 }}>
          {calendars.map(({ name, formatter }) => (
            <li key={name}>
              {name}: {date ? formatter.format(date) : 'no day yet'}
            </li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
