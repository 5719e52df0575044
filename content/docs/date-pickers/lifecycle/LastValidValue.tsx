import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const bookingOpens = dayjs('2026-03-01');

export default function LastValidValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-31'));
  const [evening, setEvening] = React.useState(dayjs('2026-05-31'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Evening"
          value={value}
          minDate={bookingOpens}
          onChange={(newValue, { validationError }) => {
            setValue(newValue);
            if (newValue !== null && validationError === null) {
              setEvening(newValue);
            }
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Seats for {evening.format('dddd, MMMM D, YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
