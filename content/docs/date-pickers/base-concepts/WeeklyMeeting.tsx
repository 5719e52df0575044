import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const describe = (meeting: Dayjs | null) =>
  meeting?.isValid()
    ? meeting.format('dddd, MMMM D, YYYY [at] HH:mm')
    : 'no day yet';

export default function WeeklyMeeting() {
  const [meeting, setMeeting] = React.useState<Dayjs | null>(
    dayjs('2026-12-21T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Meeting" value={meeting} onChange={setMeeting} />
        <Button
          variant="outlined"
          disabled={!meeting?.isValid()}
          onClick={() => setMeeting(meeting && meeting.add(1, 'week'))}
        >
          One week later
        </Button>
        <Typography variant="body2" aria-live="polite">
          Next meeting: {describe(meeting)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
