import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HelperText() {
  const [pickUp, setPickUp] = React.useState<Dayjs | null>(dayjs('2026-12-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick-up"
        value={pickUp}
        onChange={setPickUp}
        slotProps={{
          textField: {
            helperText: pickUp?.isValid()
              ? `Order by ${pickUp.subtract(2, 'day').format('dddd, MMMM D')}`
              : 'Order bread two days ahead',
          },
        }}
      />
    </LocalizationProvider>
  );
}
