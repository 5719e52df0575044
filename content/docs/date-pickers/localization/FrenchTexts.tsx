import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { frFR } from '@mui/x-date-pickers/locales';

const frenchTexts =
  frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function FrenchTexts() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={frenchTexts}
    >
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <MobileDatePicker label="Départ" defaultValue={dayjs('2026-08-01')} />
        <DateField label="Date de naissance" />
      </Stack>
    </LocalizationProvider>
  );
}
