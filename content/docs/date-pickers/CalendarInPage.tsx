import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarInPage() {
  const [delivery, setDelivery] = React.useState<Dayjs | null>(
    dayjs('2026-05-20'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <DateField
          label="Delivery day"
          value={delivery}
          onChange={setDelivery}
        />
        <DateCalendar
          value={delivery?.isValid() ? delivery : null}
          onChange={setDelivery}
          sx={{ m: 0, maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
