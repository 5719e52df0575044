import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotPropsByPart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tasting"
        defaultValue={dayjs('2026-05-08')}
        displayWeekNumber
        slotProps={{
          field: { openPickerButtonPosition: 'start' },
          textField: { variant: 'filled', size: 'small', color: 'secondary' },
          openPickerButton: { color: 'secondary' },
          popper: { placement: 'bottom-end' },
          desktopPaper: { elevation: 2 },
          day: { disableRipple: true },
          actionBar: { actions: ['today', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
