import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const germanTexts =
  deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanDateTime() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={germanTexts}
    >
      <DateTimePicker
        label="Probefahrt"
        defaultValue={dayjs('2026-04-17T16:30')}
      />
    </LocalizationProvider>
  );
}
