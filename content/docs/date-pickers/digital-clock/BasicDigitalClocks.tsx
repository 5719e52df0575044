import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function BasicDigitalClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 3 }, width: 'fit-content' }}
      >
        <DigitalClock sx={{ width: 108 }} />
        <MultiSectionDigitalClock
          aria-label="Time in columns"
          sx={{ width: 'fit-content' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
