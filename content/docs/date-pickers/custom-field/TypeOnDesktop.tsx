import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

/** People can type where there is a keyboard, and choose in the dialog elsewhere. */
function TypeOnDesktopField(props: DatePickerFieldProps) {
  const { variant } = usePickerContext();

  return <DateField {...props} readOnly={variant === 'mobile'} />;
}

const slots = { field: TypeOnDesktopField };
const harvest = dayjs('2026-09-18');

export default function TypeOnDesktop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DesktopDatePicker
          label="With a mouse"
          defaultValue={harvest}
          slots={slots}
        />
        <MobileDatePicker
          label="On a touch screen"
          defaultValue={harvest}
          slots={slots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
