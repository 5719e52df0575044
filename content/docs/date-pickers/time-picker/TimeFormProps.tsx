import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const shiftStart = dayjs('2026-02-02T06:00');

export default function TimeFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker label="disabled" disabled defaultValue={shiftStart} />
        <TimePicker label="readOnly" readOnly defaultValue={shiftStart} />
        <TimePicker
          label="required"
          name="start"
          slotProps={{ textField: { required: true } }}
        />
        <TimePicker
          label="error"
          defaultValue={shiftStart}
          slotProps={{
            textField: { error: true, helperText: 'This shift is taken' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
