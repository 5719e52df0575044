import dayjs from 'dayjs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function LandscapeDateTime() {
  // A server does not know the screen, and renders landscape.
  const wide = useMediaQuery('(min-width: 640px)', { defaultMatches: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        orientation={wide ? 'landscape' : 'portrait'}
        defaultValue={dayjs('2026-04-17T14:30')}
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          maxWidth: '100%',
          width: 'fit-content',
        }}
      />
    </LocalizationProvider>
  );
}
