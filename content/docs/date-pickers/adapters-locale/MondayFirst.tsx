import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MondayFirst() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {['en', 'en-gb'].map((locale) => (
        <Box
          key={locale}
          component="section"
          aria-label={locale}
          sx={{ minWidth: 0 }}
        >
          <LocalizationProvider
            dateAdapter={AdapterDayjs}
            adapterLocale={locale}
          >
            <DateCalendar
              defaultValue={dayjs('2026-02-01')}
              sx={{ mx: 0, maxWidth: '100%' }}
            />
          </LocalizationProvider>
        </Box>
      ))}
    </Stack>
  );
}
