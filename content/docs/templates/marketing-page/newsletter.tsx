import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { subscribe } from './product';

/** A form of one field. Its answer replaces nothing, so the focus stays. */
export function Newsletter() {
  const [email, setEmail] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const [status, setStatus] = React.useState('');
  const [pending, setPending] = React.useState(false);
  const input = React.useRef<HTMLInputElement>(null);

  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (pending) {
      return;
    }
    const address = email.trim();
    setStatus('');
    if (!/^\S+@\S+\.\S+$/.test(address)) {
      setProblem('Enter an email address.');
      input.current?.focus();
      return;
    }
    setProblem('');
    setPending(true);
    try {
      const result = await subscribe(address);
      setStatus(
        result === 'known'
          ? `${address} gets our letters already.`
          : `Done. The first letter goes to ${address}.`,
      );
      setEmail('');
    } catch {
      setStatus('The server did not answer. Try again.');
    }
    setPending(false);
  };

  return (
    <Box component="form" onSubmit={submit} noValidate>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'flex-start',
        }}
      >
        <TextField
          label="Email"
          type="email"
          size="small"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={problem !== ''}
          helperText={problem}
          inputRef={input}
        />
        <Button type="submit" variant="contained" sx={{ height: 40 }}>
          {pending ? 'Sending…' : 'Get the letter'}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 1 }}>
        {status}
      </Typography>
    </Box>
  );
}
