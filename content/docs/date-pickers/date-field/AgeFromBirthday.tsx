import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const raceDay = dayjs('2027-02-28');

function describeAge(birthday: Dayjs | null) {
  if (!birthday?.isValid() || birthday.isAfter(raceDay)) {
    return 'Enter the date of birth';
  }
  const age = raceDay.diff(birthday, 'year');
  return `${age} years old on the day of the race`;
}

export default function AgeFromBirthday() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(null);
  const [attempt, setAttempt] = React.useState(0);

  const startAgain = () => {
    setBirthday(null);
    setAttempt(attempt + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          key={attempt}
          label="Date of birth"
          value={birthday}
          onChange={setBirthday}
          maxDate={raceDay}
          helperText={describeAge(birthday)}
        />
        <Button variant="outlined" onClick={startAgain}>
          Start again
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
