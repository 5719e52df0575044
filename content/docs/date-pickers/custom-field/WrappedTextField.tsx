import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';

const RoundTextField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function RoundTextField(props, ref) {
    return (
      <PickersTextField
        size="small"
        {...props}
        ref={ref}
        InputProps={{
          ...props.InputProps,
          sx: { borderRadius: 6, bgcolor: 'action.hover' },
        }}
      />
    );
  },
);

const slots = { textField: RoundTextField };

export default function WrappedTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Published after"
        defaultValue={dayjs('2026-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
