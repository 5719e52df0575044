import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dayjs } from './zonedDayjs';

export default function EmittedZone() {
  const [value, setValue] = React.useState<Dayjs | null>(() =>
    dayjs.utc('2026-07-01T12:00:00Z'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Start in New York"
          timezone="America/New_York"
          clearable
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          Value: {value?.isValid() ? value.format('MM-DD HH:mm Z') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
