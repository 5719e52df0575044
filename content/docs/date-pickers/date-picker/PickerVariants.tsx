import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const boarding = dayjs('2026-07-24');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="DatePicker" defaultValue={boarding} />
        <DesktopDatePicker label="DesktopDatePicker" defaultValue={boarding} />
        <MobileDatePicker label="MobileDatePicker" defaultValue={boarding} />
      </Stack>
    </LocalizationProvider>
  );
}
