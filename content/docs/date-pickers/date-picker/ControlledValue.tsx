import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledValue() {
  const [invoiceDate, setInvoiceDate] = React.useState<Dayjs | null>(
    dayjs('2026-03-02'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Uncontrolled: date of receipt"
          defaultValue={dayjs('2026-03-02')}
        />
        <DatePicker
          label="Controlled: date of invoice"
          value={invoiceDate}
          onChange={setInvoiceDate}
        />
        <Button
          variant="outlined"
          onClick={() => setInvoiceDate(dayjs('2026-03-31'))}
        >
          Set the invoice to March 31
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
