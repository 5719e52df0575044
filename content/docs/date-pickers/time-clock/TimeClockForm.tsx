import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const sunrise = dayjs('2026-04-17T06:00');

export default function TimeClockForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <div>
          <Typography variant="body2" color="text.secondary" align="center">
            disabled
          </Typography>
          <TimeClock disabled defaultValue={sunrise} />
        </div>
        <div>
          <Typography variant="body2" color="text.secondary" align="center">
            readOnly
          </Typography>
          <TimeClock readOnly defaultValue={sunrise} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
