import * as React from 'react';
import { DateTime } from 'luxon';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const raceDay = DateTime.fromISO('2027-02-28');

function describeAge(birthday: DateTime | null) {
  if (!birthday?.isValid || birthday > raceDay) {
    return 'Enter the date of birth';
  }
  const age = Math.trunc(raceDay.diff(birthday, 'years').years);
  return `${age} years old on the day of the race`;
}

export default function AgeFromBirthday() {
  const [birthday, setBirthday] = React.useState<DateTime | null>(null);
  const [attempt, setAttempt] = React.useState(0);

  const startAgain = () => {
    setBirthday(null);
    setAttempt(attempt + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
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
