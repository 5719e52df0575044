import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableFields() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-08-19'));
  const [cleared, setCleared] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Filter from"
          clearable
          clearButtonPosition="start"
          value={value}
          onChange={setValue}
          onClear={() => setCleared(cleared + 1)}
        />
        <Typography variant="body2" aria-live="polite">
          {value === null ? 'No filter' : 'Filter is on'}. Cleared: {cleared}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
