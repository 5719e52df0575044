import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearValue() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2026-01-15'));
  const [cleared, setCleared] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Shipped after"
          value={from}
          onChange={setFrom}
          slotProps={{
            field: {
              clearable: true,
              onClear: () => setCleared((count) => count + 1),
            },
            actionBar: { actions: ['clear', 'today'] },
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {from?.isValid()
            ? `Filter: after ${from.format('MMMM D, YYYY')}`
            : 'Filter: off'}
          {`. Calls of onClear: ${cleared}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
