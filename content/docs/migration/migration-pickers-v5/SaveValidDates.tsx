import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstTrip = dayjs('2026-04-01');

const describe = (value: Dayjs | null) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'an invalid date';
};

export default function SaveValidDates() {
  const [received, setReceived] = React.useState('nothing yet');
  const [saved, setSaved] = React.useState(dayjs('2026-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DatePicker
          label="Delivery"
          defaultValue={saved}
          minDate={firstTrip}
          onChange={(value, { validationError }) => {
            setReceived(`${describe(value)}, error: ${validationError}`);
            if (value !== null && validationError === null) {
              setSaved(value);
            }
          }}
        />
        <Typography aria-live="polite">onChange got {received}</Typography>
        <Typography>Saved: {describe(saved)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
