import { parseISO } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import {
  DateCalendar,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = { en: enUS, de };
const newYear = parseISO('2027-01-01');

export default function WeekNumbers() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(locales).map(([name, locale]) => (
        <Box
          key={name}
          component="section"
          aria-label={name}
          sx={{ minWidth: 0 }}
        >
          <Typography component="p" variant="subtitle2">
            {name}
          </Typography>
          <LocalizationProvider
            dateAdapter={AdapterDateFns}
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
