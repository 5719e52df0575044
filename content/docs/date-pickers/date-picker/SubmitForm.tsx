import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps = { textField: { required: true } };

export default function SubmitForm() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(
    dayjs('1994-11-23'),
  );
  const [sent, setSent] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!birthday?.isValid()) {
      setSent('Not sent: the date is not complete');
      return;
    }
    const form = new FormData(event.currentTarget);
    setSent(
      `FormData: ${form.get('birthday')}, state: ${birthday.format('YYYY-MM-DD')}`,
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={handleSubmit}
        sx={{ maxWidth: 360 }}
      >
        <DatePicker
          label="Birthday"
          name="birthday"
          value={birthday}
          onChange={setBirthday}
          slotProps={slotProps}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Alert severity="info">{sent}</Alert>
      </Stack>
    </LocalizationProvider>
  );
}
