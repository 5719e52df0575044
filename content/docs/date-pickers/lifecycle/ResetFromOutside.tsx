import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const ordered = dayjs('2026-11-20');

export default function ResetFromOutside() {
  const [plain, setPlain] = React.useState<Dayjs | null>(dayjs('2026-11-02'));
  const [keyed, setKeyed] = React.useState<Dayjs | null>(dayjs('2026-11-02'));
  const [resets, setResets] = React.useState(0);

  const handleReset = () => {
    setPlain(ordered);
    setKeyed(ordered);
    setResets(resets + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <Button variant="outlined" onClick={handleReset}>
          Use the date of the order
        </Button>
        <DatePicker
          label="Without a key"
          closeOnSelect={false}
          value={plain}
          onChange={setPlain}
        />
        <DatePicker
          key={resets}
          label="With a key"
          closeOnSelect={false}
          value={keyed}
          onChange={setKeyed}
        />
      </Stack>
    </LocalizationProvider>
  );
}
