import dayjs from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slots = { textField: TextField };

export default function MaterialTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of invoice"
        enableAccessibleFieldDOMStructure={false}
        defaultValue={dayjs('2026-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
