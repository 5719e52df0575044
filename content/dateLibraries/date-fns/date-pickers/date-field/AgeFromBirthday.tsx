import * as React from 'react';
import { differenceInYears, isAfter, isValid, parseISO } from 'date-fns';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const raceDay = parseISO('2027-02-28');

function describeAge(birthday: Date | null) {
  if (!birthday || !isValid(birthday) || isAfter(birthday, raceDay)) {
    return 'Enter the date of birth';
  }
  // Born on February 29: a year older on March 1, where other libraries count from February 28.
  const age = differenceInYears(raceDay, birthday);
  return `${age} years old on the day of the race`;
}

export default function AgeFromBirthday() {
  const [birthday, setBirthday] = React.useState<Date | null>(null);
  const [attempt, setAttempt] = React.useState(0);

  const startAgain = () => {
    setBirthday(null);
    setAttempt(attempt + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
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
