import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const bell = dayjs('2026-09-01T08:00');

export default function ClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <MultiSectionDigitalClock
          aria-label="disabled"
          disabled
          defaultValue={bell}
          sx={{ width: 'fit-content' }}
        />
        <MultiSectionDigitalClock
          aria-label="readOnly"
          readOnly
          defaultValue={bell}
          sx={{ width: 'fit-content' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
