import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface WarningAdornmentProps extends InputAdornmentProps {
  hasWarning?: boolean;
}

function WarningAdornment({
  hasWarning = false,
  children,
  ...other
}: WarningAdornmentProps) {
  return (
    <InputAdornment {...other}>
      {hasWarning && (
        <Tooltip title="No deliveries on Sundays">
          <Box component="span" role="img" sx={{ display: 'inline-flex' }}>
            <WarningAmberIcon color="warning" />
          </Box>
        </Tooltip>
      )}
      {children}
    </InputAdornment>
  );
}

const slots = { inputAdornment: WarningAdornment };

export default function IconNextToButton() {
  const [delivery, setDelivery] = React.useState<Dayjs | null>(
    dayjs('2026-04-19'),
  );
  const adornmentProps: Partial<WarningAdornmentProps> = {
    hasWarning: delivery?.day() === 0,
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        value={delivery}
        onChange={setDelivery}
        slots={slots}
        slotProps={{
          inputAdornment: adornmentProps,
        }}
      />
    </LocalizationProvider>
  );
}
