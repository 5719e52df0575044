import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const placeholders = {
  fieldMonthPlaceholder: () => 'month',
  fieldDayPlaceholder: () => 'day',
  fieldYearPlaceholder: () => 'year',
};

export default function OwnPlaceholder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={placeholders}>
      <DateField label="First snow" />
    </LocalizationProvider>
  );
}
