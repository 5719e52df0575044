import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const boarding = dayjs('2026-07-24T09:40');

export default function TimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker label="TimePicker" defaultValue={boarding} />
        <DesktopTimePicker label="DesktopTimePicker" defaultValue={boarding} />
        <MobileTimePicker label="MobileTimePicker" defaultValue={boarding} />
      </Stack>
    </LocalizationProvider>
  );
}
