import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dateFormats = { keyboardDate: 'D MMM YYYY', fullDate: 'D MMMM YYYY' };

export default function OwnFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Arrival" defaultValue={dayjs('2028-02-29')} />
        <DateField
          label="Departure"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={dayjs('2028-03-04')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
