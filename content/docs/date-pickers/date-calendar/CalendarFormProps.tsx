import dayjs from 'dayjs';
import Box from '@mui/material/Box';
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
        <Box component="section" aria-label="disabled" sx={{ minWidth: 0 }}>
          <Typography component="p" variant="subtitle2">
            disabled
          </Typography>
          <DateCalendar
            defaultValue={booked}
            disabled
            sx={{ mx: 0, maxWidth: '100%' }}
          />
        </Box>
        <Box component="section" aria-label="readOnly" sx={{ minWidth: 0 }}>
          <Typography component="p" variant="subtitle2">
            readOnly
          </Typography>
          <DateCalendar
            defaultValue={booked}
            readOnly
            sx={{ mx: 0, maxWidth: '100%' }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
