import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const bell = dayjs('2026-09-01T08:00');

export default function ClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 3, width: 'fit-content' }}
      >
        <div>
          <Typography variant="body2" color="text.secondary">
            disabled
          </Typography>
          <MultiSectionDigitalClock
            aria-label="disabled"
            disabled
            defaultValue={bell}
            sx={{ width: 'fit-content' }}
          />
        </div>
        <div>
          <Typography variant="body2" color="text.secondary">
            readOnly
          </Typography>
          <MultiSectionDigitalClock
            aria-label="readOnly"
            readOnly
            defaultValue={bell}
            sx={{ width: 'fit-content' }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
