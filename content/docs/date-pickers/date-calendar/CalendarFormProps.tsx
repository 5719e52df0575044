import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = dayjs('2026-09-19');

export default function CalendarFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <section aria-label="disabled">
          <Typography variant="subtitle2">disabled</Typography>
          <DateCalendar defaultValue={booked} disabled />
        </section>
        <section aria-label="readOnly">
          <Typography variant="subtitle2">readOnly</Typography>
          <DateCalendar defaultValue={booked} readOnly />
        </section>
      </Stack>
    </LocalizationProvider>
  );
}
