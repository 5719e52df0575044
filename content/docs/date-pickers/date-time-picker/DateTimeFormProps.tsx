import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const deadline = dayjs('2026-02-27T12:00');

export default function DateTimeFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="disabled" disabled defaultValue={deadline} />
        <DateTimePicker label="readOnly" readOnly defaultValue={deadline} />
        <DateTimePicker
          label="required"
          name="deadline"
          slotProps={{ textField: { required: true } }}
        />
        <DateTimePicker
          label="error"
          defaultValue={deadline}
          slotProps={{
            textField: { error: true, helperText: 'The deadline has passed' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
