import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ControlledClocks() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2026-04-17T10:05'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 3 } }}>
          <DigitalClock value={value} onChange={setValue} sx={{ width: 108 }} />
          <MultiSectionDigitalClock
            aria-label="Time in columns"
            value={value}
            onChange={setValue}
            focusedView={null}
            sx={{ width: 'fit-content' }}
          />
        </Stack>
        <Button variant="outlined" onClick={() => setValue(null)}>
          No time
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
