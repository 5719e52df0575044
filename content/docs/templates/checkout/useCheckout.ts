import * as React from 'react';
import type { Dayjs } from 'dayjs';
import {
  firstDay,
  holidays,
  isCardNumber,
  lastDay,
  placeOrder,
  type Line,
} from './order';

/** What is typed, of all steps. */
export interface CheckoutForm {
  name: string;
  street: string;
  zip: string;
  city: string;
  day: Dayjs | null;
  card: string;
}

export type Field = keyof CheckoutForm;

const emptyForm: CheckoutForm = {
  name: '',
  street: '',
  zip: '',
  city: '',
  day: null,
  card: '',
};

export const steps: readonly { label: string; fields: readonly Field[] }[] = [
  { label: 'Address', fields: ['name', 'street', 'zip', 'city'] },
  { label: 'Delivery', fields: ['day'] },
  { label: 'Payment', fields: ['card'] },
];

export const isFreeDay = (day: Dayjs) =>
  day.day() === 0 || holidays.includes(day.format('YYYY-MM-DD'));

function problemOfDay(day: Dayjs | null) {
  if (!day?.isValid()) {
    return 'Choose a day.';
  }
  const date = day.format('YYYY-MM-DD');
  if (date < firstDay || date > lastDay) {
    return 'Choose a day from June 10 to July 8, 2026.';
  }
  return isFreeDay(day) ? 'Nobody delivers on this day.' : undefined;
}

const required: Record<string, string> = {
  name: 'Enter a name.',
  street: 'Enter street and number.',
  city: 'Enter a city.',
};

/** What is wrong with a field, or undefined. */
function problemOf(field: Field, form: CheckoutForm) {
  switch (field) {
    case 'day':
      return problemOfDay(form.day);
    case 'zip':
      return /^\d{5}(-\d{4})?$/.test(form.zip.trim())
        ? undefined
        : 'Enter a ZIP code, such as 97211.';
    case 'card':
      return isCardNumber(form.card)
        ? undefined
        : 'This is not a card number. Check the digits.';
    default:
      return form[field].trim() === '' ? required[field] : undefined;
  }
}

type Problems = Partial<Record<Field, string>>;

/** What is typed in all steps, which step is shown, and what the server says. */
export function useCheckout(lines: readonly Line[]) {
  const [form, setForm] = React.useState(emptyForm);
  const [step, setStep] = React.useState(0);
  const [problems, setProblems] = React.useState<Problems>({});
  const [failure, setFailure] = React.useState('');
  const [pending, setPending] = React.useState(false);
  /** The number of the order, once there is one. */
  const [placed, setPlaced] = React.useState('');
  const inputs = React.useRef(new Map<string, HTMLElement>());

  const pay = async () => {
    if (lines.length === 0) {
      setFailure('Your basket is empty, so there is nothing to order.');
      return;
    }
    setPending(true);
    try {
      const day = form.day?.format('YYYY-MM-DD') ?? '';
      const result = await placeOrder({ ...form, day, lines });
      if (result.status === 'placed') {
        setPlaced(result.number);
      } else {
        setFailure('The card was declined. Use another one.');
        inputs.current.get('card')?.focus();
      }
    } catch {
      setFailure(
        'The connection was lost. Look for a confirmation by email before you try again.',
      );
    }
    setPending(false);
  };

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (pending) {
      return;
    }
    setFailure('');
    const { fields } = steps[step];
    const found: Problems = {};
    for (const field of fields) {
      found[field] = problemOf(field, form);
    }
    setProblems(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) {
      inputs.current.get(wrong)?.focus();
    } else if (step < steps.length - 1) {
      setStep(step + 1);
    } else {
      void pay();
    }
  };

  return {
    form,
    step,
    problems,
    failure,
    pending,
    placed,
    submit,
    change: (part: Partial<CheckoutForm>) =>
      setForm((current) => ({ ...current, ...part })),
    /** Not while paying: the answer belongs to the step that asked for it. */
    back: () => {
      if (pending) {
        return;
      }
      setFailure('');
      setStep(step - 1);
    },
    register: (field: Field) => (input: HTMLElement | null) => {
      if (input) {
        inputs.current.set(field, input);
      }
    },
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
