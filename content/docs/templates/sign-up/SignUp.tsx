import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SplitPage } from '../splitPage';
import { register, rulesOf, today, YOUNGEST_YEARS } from './registry';

interface Form {
  name: string;
  email: string;
  password: string;
  born: Dayjs | null;
  agreed: boolean;
}

type Problems = Partial<Record<keyof Form, string>>;

const emptyForm: Form = {
  name: '',
  email: '',
  password: '',
  born: null,
  agreed: false,
};

const fieldOrder = ['name', 'email', 'password', 'born', 'agreed'] as const;

const lastBirthday = dayjs(today).subtract(YOUNGEST_YEARS, 'year');

function findProblems({ name, email, password, born, agreed }: Form) {
  const problems: Problems = {};
  if (name.trim() === '') {
    problems.name = 'Enter your name.';
  }
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
    problems.email = 'Enter an email address.';
  }
  if (!rulesOf(password, email.trim()).every(({ isMet }) => isMet)) {
    problems.password = 'This password does not meet the rules below.';
  }
  if (!born?.isValid() || born.year() < 1900) {
    problems.born = 'Enter your date of birth.';
  } else if (born.isAfter(lastBirthday)) {
    problems.born = `You must be at least ${YOUNGEST_YEARS} years old.`;
  }
  if (!agreed) {
    problems.agreed = 'Accept the terms to create an account.';
  }
  return problems;
}

interface RulesProps {
  id: string;
  password: string;
  email: string;
}

/** Marks are shapes and words, because not everybody sees colors. */
function Rules({ id, password, email }: RulesProps) {
  return (
    <Box component="ul" id={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rulesOf(password, email).map(({ text, isMet }) => (
        <Typography
          component="li"
          variant="body2"
          key={text}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          {isMet ? (
            <CheckCircle fontSize="small" titleAccess="Done:" />
          ) : (
            <RadioButtonUnchecked fontSize="small" titleAccess="Missing:" />
          )}
          {text}
        </Typography>
      ))}
    </Box>
  );
}

/**
 * What is typed, what is wrong with it, and what the server says.
 * @param onCreate is told the address of the new account.
 */
function useSignUp(onCreate: (email: string) => void) {
  const [form, setForm] = React.useState(emptyForm);
  const [problems, setProblems] = React.useState<Problems>({});
  const [failure, setFailure] = React.useState('');
  const [pending, setPending] = React.useState(false);
  const inputs = React.useRef(new Map<string, HTMLElement>());

  const change = (part: Partial<Form>) =>
    setForm((current) => ({ ...current, ...part }));

  /** @returns whether there are problems. */
  const show = (found: Problems) => {
    setProblems(found);
    const wrong = fieldOrder.find((field) => found[field]);
    if (wrong) {
      inputs.current.get(wrong)?.focus();
    }
    return wrong !== undefined;
  };

  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setFailure('');
    if (pending || show(findProblems(form))) {
      return;
    }
    setPending(true);
    try {
      const result = await register({
        name: form.name.trim(),
        email: form.email.trim(),
        password: form.password,
        born: form.born?.format('YYYY-MM-DD') ?? '',
      });
      if (result.status === 'created') {
        onCreate(form.email.trim());
        return;
      }
      show({ email: 'This address has an account. Sign in instead.' });
    } catch {
      setFailure('The server did not answer. Nothing was lost: try again.');
    }
    setPending(false);
  };

  const common = (field: keyof Form) => ({
    error: problems[field] !== undefined,
    helperText: problems[field],
    inputRef: (input: HTMLElement | null) => {
      if (input) {
        inputs.current.set(field, input);
      }
    },
  });

  return { form, problems, failure, pending, change, submit, common };
}

interface SignUpFormProps {
  onCreate: (email: string) => void;
}

function SignUpForm({ onCreate }: SignUpFormProps) {
  const { form, problems, failure, pending, change, submit, common } =
    useSignUp(onCreate);
  const id = React.useId();

  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography component="h2" variant="h5">
        Create an account
      </Typography>
      <div role="alert">
        {failure && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </div>
      <TextField
        label="Name"
        autoComplete="name"
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        {...common('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        value={form.email}
        onChange={({ target }) => change({ email: target.value })}
        {...common('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        id={`${id}-password`}
        value={form.password}
        onChange={({ target }) => change({ password: target.value })}
        slotProps={{
          htmlInput: {
            // The message of the field, if it has one, and the rules.
            'aria-describedby': problems.password
              ? `${id}-password-helper-text ${id}-rules`
              : `${id}-rules`,
          },
        }}
        {...common('password')}
      />
      <Rules
        id={`${id}-rules`}
        password={form.password}
        email={form.email.trim()}
      />
      <DateField
        label="Date of birth"
        value={form.born}
        onChange={(born) => change({ born })}
        {...common('born')}
      />
      <FormControl error={problems.agreed !== undefined}>
        <FormControlLabel
          label="I accept the terms of use"
          control={
            <Checkbox
              checked={form.agreed}
              onChange={({ target }) => change({ agreed: target.checked })}
              slotProps={{
                input: {
                  ref: common('agreed').inputRef,
                  'aria-describedby': `${id}-agreed`,
                },
              }}
            />
          }
        />
        <FormHelperText id={`${id}-agreed`}>{problems.agreed}</FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" size="large">
        {pending ? 'Creating…' : 'Create an account'}
      </Button>
    </Box>
  );
}

export default function SignUp() {
  const [email, setEmail] = React.useState('');
  const title = React.useRef<HTMLHeadingElement>(null);

  // The form is gone, so the new heading takes the focus.
  React.useEffect(() => {
    if (email) {
      title.current?.focus();
    }
  }, [email]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SplitPage
        name="Harborline"
        text="Plan crews and berths together. Free for 30 days, without a card."
      >
        {email ? (
          <div>
            <Typography
              component="h2"
              variant="h5"
              tabIndex={-1}
              ref={title}
              gutterBottom
            >
              Check your inbox
            </Typography>
            <Typography>
              The message to {email} has a link that opens your account.
            </Typography>
          </div>
        ) : (
          <SignUpForm onCreate={setEmail} />
        )}
      </SplitPage>
    </LocalizationProvider>
  );
}
