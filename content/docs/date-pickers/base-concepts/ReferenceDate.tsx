import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const reference = dayjs('2031-05-01T12:30');

const show = (value: Dayjs | null) =>
  value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'empty';

export default function ReferenceDate() {
  const [launch, setLaunch] = React.useState<Dayjs | null>(null);
  const [jubilee, setJubilee] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Launch"
          referenceDate={reference}
          value={launch}
          onChange={setLaunch}
        />
        <Typography variant="body2">Launch: {show(launch)}</Typography>
        <DateField
          label="Jubilee"
          format="MMMM D"
          referenceDate={reference}
          value={jubilee}
          onChange={setJubilee}
        />
        <Typography variant="body2">Jubilee: {show(jubilee)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
