import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const booked = dayjs('2026-04-17');

export default function ActionBarActions() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(booked);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={booked}
        onAccept={setAccepted}
        slotProps={{
          actionBar: { actions: ['clear', 'cancel', 'accept'] },
          toolbar: { hidden: true },
        }}
        sx={{ width: 'fit-content' }}
      />
      <Typography variant="body2" aria-live="polite">
        Accepted: {accepted ? accepted.format('MMMM D, YYYY') : 'none'}
      </Typography>
    </LocalizationProvider>
  );
}
