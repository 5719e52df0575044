import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = ['MM/DD/YYYY', 'M/D/YYYY', 'YYYY-MM-DD', 'D.M.YYYY'];

export default function PasteAnyFormat() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-01'));
  const [refused, setRefused] = React.useState<string>();

  const handlePaste = (event: React.ClipboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const text = event.clipboardData.getData('text').trim();
    const date = dayjs(text, formats, true);
    if (date.isValid()) {
      setValue(date);
      setRefused(undefined);
    } else {
      setRefused(text);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Invoice date"
        value={value}
        onChange={setValue}
        onPasteCapture={handlePaste}
        helperText={
          refused === undefined
            ? 'Paste 2026-04-17, 4/17/2026 or 17.4.2026'
            : `“${refused}” is not a date`
        }
      />
    </LocalizationProvider>
  );
}
