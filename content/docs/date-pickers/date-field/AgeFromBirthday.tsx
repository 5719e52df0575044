import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const raceDay = dayjs('2027-02-28');

function classOf(birthday: Dayjs | null) {
  if (!birthday?.isValid() || birthday.isAfter(raceDay)) {
    return 'Enter the date of birth';
  }
  const age = raceDay.diff(birthday, 'year');
  return `${age} years old on the day of the race`;
}

export default function AgeFromBirthday() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Date of birth"
          value={birthday}
          onChange={setBirthday}
          maxDate={raceDay}
          helperText={classOf(birthday)}
        />
        <Button variant="outlined" onClick={() => setBirthday(null)}>
          Start again
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
