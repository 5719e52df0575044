import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

const fieldSlotProps = {
  root: { direction: { xs: 'column', sm: 'row' } },
} as const;

function TwoInputs(props: MultiInputDateTimeRangeFieldProps<true>) {
  return <MultiInputDateTimeRangeField {...props} slotProps={fieldSlotProps} />;
}

const slots = { field: TwoInputs };
const localeText = { start: 'Pick-up', end: 'Return' };

export default function MultiInputDateTimeRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 560 }}>
        <DateTimeRangePicker
          slots={slots}
          localeText={localeText}
          defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-08T17:00')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
