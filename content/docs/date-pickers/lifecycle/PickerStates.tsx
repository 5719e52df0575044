import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { showDate } from './useCallLog';

const start = dayjs('2026-10-05');
const states = ['Closed', 'Open', 'Open, changed'] as const;

export default function PickerStates() {
  const [value, setValue] = React.useState<Dayjs | null>(start);
  const [accepted, setAccepted] = React.useState<Dayjs | null>(start);
  const [open, setOpen] = React.useState(false);

  const isChanged = showDate(value) !== showDate(accepted);
  const state = !open ? 'Closed' : isChanged ? 'Open, changed' : 'Open';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DesktopDatePicker
          label="Rehearsal"
          closeOnSelect={false}
          value={value}
          onChange={setValue}
          onAccept={setAccepted}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          sx={{ maxWidth: 320 }}
        />
        <Stack
          component="ol"
          direction="row"
          spacing={1}
          aria-label="States of the picker"
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {states.map((name) => (
            <li key={name} aria-current={name === state ? 'step' : undefined}>
              <Chip
                label={name}
                color={name === state ? 'primary' : 'default'}
                variant={name === state ? 'filled' : 'outlined'}
              />
            </li>
          ))}
        </Stack>
        <Typography variant="body2" aria-live="polite">
          Value: {showDate(value)}. Accepted: {showDate(accepted)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
