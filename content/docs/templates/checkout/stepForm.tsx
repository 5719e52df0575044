import * as React from 'react';
import dayjs from 'dayjs';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { firstDay, lastDay } from './order';
import {
  isFreeDay,
  steps,
  type CheckoutState,
  type Field,
} from './useCheckout';

const textFields = {
  name: { label: 'Name', autoComplete: 'name' },
  street: { label: 'Street and number', autoComplete: 'address-line1' },
  zip: { label: 'ZIP code', autoComplete: 'postal-code' },
  city: { label: 'City', autoComplete: 'address-level2' },
  card: { label: 'Card number', autoComplete: 'cc-number' },
} as const;

interface StepFormProps {
  state: CheckoutState;
  /** What is paid in the end, such as "$98.40". */
  total: string;
  titleRef: React.Ref<HTMLHeadingElement>;
}

export function StepForm({ state, total, titleRef }: StepFormProps) {
  const { form, step, problems, failure, pending, change, register } = state;
  const payLabel = pending ? 'Paying…' : `Pay ${total}`;

  const fieldProps = (field: Field) => ({
    error: problems[field] !== undefined,
    helperText: problems[field],
  });

  return (
    <Box
      component="form"
      onSubmit={state.submit}
      noValidate
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography component="h3" variant="h6" tabIndex={-1} ref={titleRef}>
        {steps[step].label}
      </Typography>
      <div role="alert">
        {failure && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </div>
      {steps[step].fields.map((field) =>
        field === 'day' ? (
          <DatePicker
            key={field}
            label="Delivery day"
            value={form.day}
            onChange={(day) => change({ day })}
            minDate={dayjs(firstDay)}
            maxDate={dayjs(lastDay)}
            shouldDisableDate={isFreeDay}
            inputRef={register('day')}
            slotProps={{ textField: fieldProps('day') }}
          />
        ) : (
          <TextField
            key={field}
            {...textFields[field]}
            {...fieldProps(field)}
            value={form[field]}
            onChange={({ target }) => change({ [field]: target.value })}
            inputRef={register(field)}
          />
        ),
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {step < steps.length - 1 ? 'Continue' : payLabel}
        </Button>
        {step > 0 && <Button onClick={state.back}>Back</Button>}
      </Box>
    </Box>
  );
}
