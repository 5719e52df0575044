import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers-pro/locales';

const germanTexts =
  deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanRange() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={germanTexts}
    >
      <DateRangePicker
        label="Mietdauer"
        defaultValue={[dayjs('2026-04-17'), dayjs('2026-04-24')]}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
