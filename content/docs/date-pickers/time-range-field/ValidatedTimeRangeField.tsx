import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const day = dayjs('2026-06-15T00:00');

const explain = ([start, end]: TimeRangeValidationError) => {
  if (start === 'invalidRange') {
    return 'The end is before the start';
  }
  if (start !== null) {
    return 'Check the start: 07:00 to 19:00 only';
  }
  return end === null
    ? 'Between 07:00 and 19:00'
    : 'Check the end: 07:00 to 19:00 only';
};

export default function ValidatedTimeRangeField() {
  const [error, setError] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Building site"
        ampm={false}
        defaultValue={[day.hour(8), day.hour(16)]}
        minTime={day.hour(7)}
        maxTime={day.hour(19)}
        onError={setError}
        helperText={explain(error)}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
