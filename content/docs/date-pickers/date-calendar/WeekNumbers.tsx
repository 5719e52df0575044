import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const newYear = dayjs('2027-01-01');

export default function WeekNumbers() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {['en', 'de'].map((locale) => (
        <section key={locale} aria-label={locale}>
          <Typography variant="subtitle2">{locale}</Typography>
          <LocalizationProvider
            dateAdapter={AdapterDayjs}
            adapterLocale={locale}
          >
            <DateCalendar defaultValue={newYear} displayWeekNumber />
          </LocalizationProvider>
        </section>
      ))}
    </Stack>
  );
}
