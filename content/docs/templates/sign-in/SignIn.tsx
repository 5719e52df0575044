import * as React from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { signIn, type Account } from './accounts';
import { SplitPage } from '../splitPage';

interface Problems {
  email?: string;
  password?: string;
}

function findProblems(email: string, password: string): Problems {
  const problems: Problems = {};
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    problems.email = 'Enter an email address, such as mara@example.com.';
  }
  if (password === '') {
    problems.password = 'Enter your password.';
  }
  return problems;
}

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  inputRef: React.Ref<HTMLInputElement>;
}

function PasswordField({
  value,
  onChange,
  problem,
  inputRef,
}: PasswordFieldProps) {
  const [shown, setShown] = React.useState(false);
  return (
    <TextField
      label="Password"
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem}
      inputRef={inputRef}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label="Show password"
                aria-pressed={shown}
                edge="end"
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

interface SignInFormProps {
  titleRef: React.Ref<HTMLHeadingElement>;
  onSignIn: (account: Account) => void;
}

function SignInForm({ titleRef, onSignIn }: SignInFormProps) {
  const [email, setEmail] = React.useState('');
  const [password, setPassword] = React.useState('');
  const [problems, setProblems] = React.useState<Problems>({});
  const [failure, setFailure] = React.useState('');
  const [pending, setPending] = React.useState(false);
  const emailInput = React.useRef<HTMLInputElement>(null);
  const passwordInput = React.useRef<HTMLInputElement>(null);

  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (pending) {
      return;
    }
    const address = email.trim();
    const found = findProblems(address, password);
    setProblems(found);
    setFailure('');
    if (found.email || found.password) {
      (found.email ? emailInput : passwordInput).current?.focus();
      return;
    }
    setPending(true);
    try {
      const result = await signIn(address, password);
      if (result.status === 'signed-in') {
        onSignIn(result.account);
        return;
      }
      setFailure('The email address or the password is wrong.');
      // `select()` alone does not move the focus in every browser.
      passwordInput.current?.focus();
      passwordInput.current?.select();
    } catch {
      setFailure('The server did not answer. Nothing was lost: try again.');
    }
    setPending(false);
  };

  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography component="h2" variant="h5" tabIndex={-1} ref={titleRef}>
        Sign in
      </Typography>
      <div role="alert">
        {failure && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </div>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={problems.email !== undefined}
        helperText={problems.email}
        inputRef={emailInput}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        problem={problems.password}
        inputRef={passwordInput}
      />
      {/* Never disabled: a button that is disabled loses the focus. */}
      <Button type="submit" variant="contained" size="large">
        {pending ? 'Signing in…' : 'Sign in'}
      </Button>
      <Typography variant="body2">
        <Link href="#reset">Forgot your password?</Link>
      </Typography>
    </Box>
  );
}

export default function SignIn() {
  const [account, setAccount] = React.useState<Account>();
  const [changes, setChanges] = React.useState(0);
  const title = React.useRef<HTMLHeadingElement>(null);

  const change = (next: Account | undefined) => {
    setAccount(next);
    setChanges(changes + 1);
  };

  // What had the focus is gone, so the new heading takes it.
  React.useEffect(() => {
    if (changes > 0) {
      title.current?.focus();
    }
  }, [changes]);

  return (
    <SplitPage
      name="Harborline"
      text="Every vessel, berth, and crew of the port on one screen."
    >
      {account ? (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography component="h2" variant="h5" tabIndex={-1} ref={title}>
            Welcome, {account.name}
          </Typography>
          <Button variant="outlined" onClick={() => change(undefined)}>
            Sign out
          </Button>
        </Box>
      ) : (
        <SignInForm titleRef={title} onSignIn={change} />
      )}
    </SplitPage>
  );
}
