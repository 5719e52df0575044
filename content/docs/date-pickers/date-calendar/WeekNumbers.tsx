import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const newYear = dayjs('2027-01-01');

export default function WeekNumbers() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {['en', 'de'].map((locale) => (
        <Box
          key={locale}
          component="section"
          aria-label={locale}
          sx={{ minWidth: 0 }}
        >
          <Typography component="p" variant="subtitle2">
            {locale}
          </Typography>
          <LocalizationProvider
            dateAdapter={AdapterDayjs}
            adapterLocale={locale}
          >
            <DateCalendar
              defaultValue={newYear}
              displayWeekNumber
              sx={{
                mx: 0,
                maxWidth: '100%',
                [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]:
                  { color: 'text.secondary' },
              }}
            />
          </LocalizationProvider>
        </Box>
      ))}
    </Stack>
  );
}
