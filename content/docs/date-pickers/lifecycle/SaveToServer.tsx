import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { saveAppointment } from './appointmentServer';

const firstDay = dayjs('2026-12-01');
const WAIT_MS = 600;

export default function SaveToServer() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-12-07'));
  const [status, setStatus] = React.useState('Saved: December 7');
  const [failed, setFailed] = React.useState(false);
  const [requests, setRequests] = React.useState(0);
  const saved = React.useRef(dayjs('2026-12-07'));
  const timer = React.useRef<number>(undefined);
  const edits = React.useRef(0);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const save = async (day: Dayjs) => {
    const edit = edits.current;
    setRequests((count) => count + 1);
    setFailed(false);
    setStatus('Saving …');
    try {
      await saveAppointment(day.format('YYYY-MM-DD'));
      saved.current = day;
      if (edit === edits.current) {
        setStatus(`Saved: ${day.format('MMMM D')}`);
      }
    } catch (error) {
      if (edit === edits.current) {
        setFailed(true);
        setStatus(error instanceof Error ? error.message : 'Not saved');
        setValue(saved.current);
      }
    }
  };

  const handleAccept = (
    newValue: Dayjs | null,
    context: { validationError: DateValidationError },
  ) => {
    edits.current += 1;
    window.clearTimeout(timer.current);
    if (newValue === null || context.validationError !== null) {
      return;
    }
    if (!newValue.isSame(saved.current, 'day')) {
      timer.current = window.setTimeout(() => void save(newValue), WAIT_MS);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Appointment"
          value={value}
          minDate={firstDay}
          onChange={setValue}
          onAccept={handleAccept}
        />
        <Alert severity={failed ? 'error' : 'info'}>
          {status}. Requests: {requests}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
