import { parseISO } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { enUS } from 'date-fns/locale/en-US';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = { en: enUS, 'en-gb': enGB };

export default function MondayFirst() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(locales).map(([name, locale]) => (
        <Box
          key={name}
          component="section"
          aria-label={name}
          sx={{ minWidth: 0 }}
        >
          <LocalizationProvider
            dateAdapter={AdapterDateFns}
            adapterLocale={locale}
          >
            <DateCalendar
              defaultValue={parseISO('2026-02-01')}
              sx={{ mx: 0, maxWidth: '100%' }}
            />
          </LocalizationProvider>
        </Box>
      ))}
    </Stack>
  );
}
