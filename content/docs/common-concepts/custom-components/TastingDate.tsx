import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TastingDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tasting"
        slotProps={{
          textField: { helperText: 'Thursday to Saturday', size: 'small' },
          field: { clearable: true },
          openPickerButton: { color: 'primary' },
          day: ({ day }) => ({
            disableRipple: true,
            'data-weekday': day.day(),
          }),
        }}
      />
    </LocalizationProvider>
  );
}
