import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function PartsOfATimePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2026-04-17T14:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 320 }}>
        <TimePicker label="TimePicker" value={value} onChange={setValue} />
        <TimeField
          label="Its field alone: TimeField"
          value={value}
          onChange={setValue}
        />
        <div>
          <Typography variant="body2" color="text.secondary">
            Its view alone: MultiSectionDigitalClock
          </Typography>
          <MultiSectionDigitalClock
            value={value?.isValid() ? value : null}
            onChange={setValue}
            focusedView={null}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
