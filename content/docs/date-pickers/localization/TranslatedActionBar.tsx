import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { ClearAndToday } from './clearAndToday';

const germanTexts =
  deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const slots = { actionBar: ClearAndToday };

export default function TranslatedActionBar() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          label="English"
          defaultValue={dayjs('2026-10-03')}
          slots={slots}
        />
      </LocalizationProvider>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="de"
        localeText={germanTexts}
      >
        <DesktopDatePicker
          label="Deutsch"
          defaultValue={dayjs('2026-10-03')}
          slots={slots}
        />
      </LocalizationProvider>
    </Stack>
  );
}
