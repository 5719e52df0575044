import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';

interface ReturnDateProps {
  borrowed: PickerValidDate | null;
}

/** Works with each date library, because it only talks to the adapter. */
function ReturnDate({ borrowed }: ReturnDateProps) {
  const adapter = usePickerAdapter();

  return (
    <Typography variant="body2" aria-live="polite">
      {borrowed !== null && adapter.isValid(borrowed)
        ? `Return it by ${adapter.format(adapter.addDays(borrowed, 21), 'fullDate')}`
        : 'Choose a date'}
    </Typography>
  );
}

export default function AdapterAccess() {
  const [borrowed, setBorrowed] = React.useState<PickerValidDate | null>(
    dayjs('2026-12-18'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Borrowed on"
          value={borrowed}
          onChange={setBorrowed}
        />
        <ReturnDate borrowed={borrowed} />
      </Stack>
    </LocalizationProvider>
  );
}
