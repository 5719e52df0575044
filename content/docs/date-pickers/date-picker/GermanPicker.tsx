import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const germanTexts =
  deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanPicker() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={germanTexts}
    >
      <DatePicker
        label="Liefertermin"
        defaultValue={dayjs('2026-04-17')}
        slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
      />
    </LocalizationProvider>
  );
}
