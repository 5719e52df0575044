import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ControlledTimeField() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2026-03-02T22:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimeField
          label="Night shift"
          clearable
          value={start}
          onChange={setStart}
        />
        <Typography variant="body2" aria-live="polite">
          {start?.isValid()
            ? `Ends ${start.add(8, 'hour').format('dddd [at] h:mm A')}`
            : 'No shift'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
