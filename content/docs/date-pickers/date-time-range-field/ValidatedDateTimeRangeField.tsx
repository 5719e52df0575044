import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const explain = ([start, end]: DateTimeRangeValidationError) => {
  if (start === 'invalidRange') {
    return 'The end is before the start';
  }
  if (start !== null) {
    return 'Check the start: from July 3, 14:00';
  }
  return end === null
    ? 'July 3, 14:00 to July 5, 22:00'
    : 'Check the end: until July 5, 22:00';
};

export default function ValidatedDateTimeRangeField() {
  const [error, setError] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Helping at the festival"
        ampm={false}
        defaultValue={[dayjs('2026-07-03T16:00'), dayjs('2026-07-04T20:00')]}
        minDateTime={dayjs('2026-07-03T14:00')}
        maxDateTime={dayjs('2026-07-05T22:00')}
        onError={setError}
        helperText={explain(error)}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
