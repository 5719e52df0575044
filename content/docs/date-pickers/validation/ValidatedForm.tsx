import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { validationMessages } from './validationMessages';

const termBegins = dayjs('2027-02-01');

/** Moves the focus to the first section of a field, from anywhere. */
function focusField(input: HTMLInputElement | null) {
  input?.parentElement
    ?.querySelector<HTMLElement>('[role="spinbutton"]')
    ?.focus();
}

export default function ValidatedForm() {
  const field = React.useRef<HTMLInputElement>(null);
  const [start, setStart] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [checked, setChecked] = React.useState(false);
  const [saved, setSaved] = React.useState<string>();

  const problem = error
    ? validationMessages[error]
    : start === null
      ? 'Enter a complete, existing date'
      : undefined;

  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem || start === null) {
      setSaved(undefined);
      focusField(field.current);
      return;
    }
    setSaved(start.format('YYYY-MM-DD'));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={handleSubmit}
        sx={{ maxWidth: 320 }}
      >
        <DatePicker
          label="First day"
          value={start}
          onChange={setStart}
          minDate={termBegins}
          onError={setError}
          inputRef={field}
          slotProps={{
            textField: {
              required: true,
              error: checked && problem !== undefined,
              helperText: (checked && problem) || 'From February 1, 2027',
            },
          }}
        />
        <Button type="submit" variant="contained">
          Enroll
        </Button>
        {saved && <Alert severity="success">Saved: {saved}</Alert>}
      </Stack>
    </LocalizationProvider>
  );
}
