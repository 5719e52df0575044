import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const slotProps = {
  toolbar: {
    toolbarFormat: 'dddd, MMMM D',
    toolbarPlaceholder: 'Choose a day',
  },
  actionBar: { actions: [] },
};
const localeText = { toolbarTitle: 'Moving day' };

export default function ToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        referenceDate={dayjs('2026-04-01')}
        slotProps={slotProps}
        localeText={localeText}
        sx={{ width: 'fit-content' }}
      />
    </LocalizationProvider>
  );
}
