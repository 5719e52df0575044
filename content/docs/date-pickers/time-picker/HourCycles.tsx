import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { deDE } from '@mui/x-date-pickers/locales';

const germanTexts =
  deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const arrival = dayjs('2026-04-17T20:05');

export default function HourCycles() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker label="English" defaultValue={arrival} />
        <TimePicker
          label="English, 24 hours"
          ampm={false}
          defaultValue={arrival}
        />
      </LocalizationProvider>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="de"
        localeText={germanTexts}
      >
        <TimePicker label="Deutsch" defaultValue={arrival} />
      </LocalizationProvider>
    </Stack>
  );
}
