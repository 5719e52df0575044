import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ControlledTimeClock() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(
    dayjs('2026-04-17T06:30'),
  );
  const [saved, setSaved] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: 320 }}>
        <TimeClock
          ampm={false}
          value={alarm}
          onChange={(value, selectionState) => {
            setAlarm(value);
            if (value !== null && selectionState === 'finish') {
              setSaved(value.format('HH:mm'));
            }
          }}
        />
        <Typography variant="body2" align="center" aria-live="polite">
          Alarm: {alarm ? alarm.format('HH:mm') : 'off'}, saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
