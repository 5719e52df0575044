import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'New Year', getValue: () => dayjs('2028-01-01') },
  { label: 'Leap day', getValue: () => dayjs('2028-02-29') },
  { label: 'May Day', getValue: () => dayjs('2028-05-01') },
];
const slotProps = { shortcuts: { items } };

const isMonday = (day: Dayjs) => day.day() === 1;

export default function HolidayShortcuts() {
  const [chosen, setChosen] = React.useState('Nothing chosen yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DesktopDatePicker
          label="Day off"
          defaultValue={dayjs('2028-03-10')}
          shouldDisableDate={isMonday}
          onAccept={(value, { shortcut }) =>
            setChosen(
              `${value?.format('MMMM D') ?? 'No day'}, ${shortcut?.label ?? 'without a shortcut'}`,
            )
          }
          slotProps={slotProps}
        />
        <Typography variant="body2" aria-live="polite">
          {chosen}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
