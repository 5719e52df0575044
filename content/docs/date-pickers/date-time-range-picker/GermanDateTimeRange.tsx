import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers-pro/locales';

const germanTexts =
  deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanDateTimeRange() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={germanTexts}
    >
      <DateTimeRangePicker
        label="Mietdauer"
        defaultValue={[dayjs('2026-04-17T16:30'), dayjs('2026-04-19T10:00')]}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
