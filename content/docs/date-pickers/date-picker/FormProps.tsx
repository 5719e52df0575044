import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const contractStart = dayjs('2026-02-01');

export default function FormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="disabled" disabled defaultValue={contractStart} />
        <DatePicker label="readOnly" readOnly defaultValue={contractStart} />
        <DatePicker
          label="required"
          slotProps={{ textField: { required: true } }}
        />
        <DatePicker
          label="error"
          defaultValue={contractStart}
          slotProps={{
            textField: { error: true, helperText: 'The contract is closed' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
