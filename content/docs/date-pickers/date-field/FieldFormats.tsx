import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const landing = dayjs('1969-07-20');

export default function FieldFormats() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField
          label="ISO 8601"
          format="YYYY-MM-DD"
          defaultValue={landing}
        />
        <DateField
          label="Long"
          format="dddd, MMMM D, YYYY"
          defaultValue={landing}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DateField label="German" defaultValue={landing} />
        <DateField
          label="German, long"
          format="D. MMMM YYYY"
          defaultValue={landing}
        />
      </LocalizationProvider>
    </Stack>
  );
}
