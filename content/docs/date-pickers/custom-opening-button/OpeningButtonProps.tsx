import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps = {
  openPickerButton: { color: 'primary' as const, size: 'small' as const },
  openPickerIcon: { fontSize: 'small' as const },
};

export default function OpeningButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-04-17')}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
