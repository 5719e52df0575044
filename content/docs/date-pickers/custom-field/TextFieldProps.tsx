import dayjs from 'dayjs';
import FlightIcon from '@mui/icons-material/Flight';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps = {
  textField: {
    size: 'small' as const,
    color: 'success' as const,
    helperText: 'Local date of the take-off',
    InputProps: {
      startAdornment: (
        <InputAdornment position="start">
          <FlightIcon />
        </InputAdornment>
      ),
    },
  },
};

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-04-17')}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
