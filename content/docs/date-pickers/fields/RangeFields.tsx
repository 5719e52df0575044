import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps = {
  textField: ({ position }: { position: 'start' | 'end' }) => ({
    id: `rental-${position}`,
    label: position === 'start' ? 'Pick-up' : 'Return',
  }),
};

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <SingleInputDateRangeField
          label="Rental"
          defaultValue={[dayjs('2026-12-30'), dayjs('2027-01-02')]}
        />
        <MultiInputDateRangeField
          slotProps={slotProps}
          defaultValue={[dayjs('2026-12-30'), dayjs('2027-01-02')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
