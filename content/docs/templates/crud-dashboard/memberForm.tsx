import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import {
  roles,
  type Draft,
  type Member,
  type StaffServer,
} from './staffServer';

/** What is typed: numbers and dates are read when it is saved. */
interface Form {
  name: string;
  email: string;
  role: string;
  hours: string;
  started: Dayjs | null;
}

type Problems = Partial<Record<keyof Draft, string>>;

const fieldOrder = ['name', 'email', 'role', 'hours', 'started'] as const;

const formOf = (member: Member | undefined): Form => ({
  name: member?.name ?? '',
  email: member?.email ?? '',
  role: member?.role ?? roles[0],
  hours: member ? String(member.hours) : '',
  started: member ? dayjs(member.started) : null,
});

/** The texts without spaces around them. */
const draftOf = ({ name, email, role, hours, started }: Form): Draft => ({
  name: name.trim(),
  email: email.trim(),
  role,
  hours: hours.trim() === '' ? Number.NaN : Number(hours),
  // A year that is half typed, such as 20, is a valid year for Day.js.
  started:
    started?.isValid() && started.year() >= 1900
      ? started.format('YYYY-MM-DD')
      : '',
});

function findProblems({ name, email, hours, started }: Draft): Problems {
  const problems: Problems = {};
  if (name === '') {
    problems.name = 'Enter a name.';
  }
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    problems.email = 'Enter an email address.';
  }
  if (!(hours >= 1 && hours <= 48)) {
    problems.hours = 'Enter hours from 1 to 48.';
  }
  if (started === '') {
    problems.started = 'Enter the first day at work.';
  }
  return problems;
}

interface MemberFormProps {
  /** The member to change; undefined to add one. */
  member: Member | undefined;
  server: StaffServer;
  onSave: (member: Member) => void;
  onClose: () => void;
}

/** What is typed, what is wrong with it, and what the server says. */
function useMemberForm({
  member,
  server,
  onSave,
}: Omit<MemberFormProps, 'onClose'>) {
  const [form, setForm] = React.useState(() => formOf(member));
  const [isChanged, setIsChanged] = React.useState(false);
  const [problems, setProblems] = React.useState<Problems>({});
  const [failure, setFailure] = React.useState('');
  const [pending, setPending] = React.useState(false);
  const inputs = React.useRef(new Map<string, HTMLElement>());

  const change = (part: Partial<Form>) => {
    setForm((current) => ({ ...current, ...part }));
    setIsChanged(true);
  };

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
    const draft = draftOf(form);
    setFailure('');
    if (pending || show(findProblems(draft))) {
      return;
    }
    setPending(true);
    try {
      const result = await server.save(draft, member?.id);
      if (result.status === 'saved') {
        onSave(result.member);
        return;
      }
      show({ [result.field]: result.message });
    } catch {
      setFailure('The server did not answer. Your changes are still here.');
    }
    setPending(false);
  };

  const register = (field: keyof Draft) => (input: HTMLElement | null) => {
    if (input) {
      inputs.current.set(field, input);
    }
  };

  return {
    form,
    isChanged,
    problems,
    failure,
    pending,
    change,
    submit,
    register,
  };
}

/** Give it a `key` for each member, because it keeps what is typed. */
export function MemberForm({
  member,
  server,
  onSave,
  onClose,
}: MemberFormProps) {
  const { form, isChanged, problems, failure, pending, ...act } = useMemberForm(
    { member, server, onSave },
  );
  const [isAsking, setIsAsking] = React.useState(false);
  const title = React.useRef<HTMLHeadingElement>(null);

  React.useEffect(() => title.current?.focus(), []);

  const fieldProps = (field: keyof Draft) => ({
    error: problems[field] !== undefined,
    helperText: problems[field],
    inputRef: act.register(field),
  });
  /** While a member is saved, the answer decides what comes next. */
  const cancel = () => {
    if (isChanged && !pending) {
      setIsAsking(true);
    } else if (!pending) {
      onClose();
    }
  };
  const textProps = (field: 'name' | 'email' | 'role' | 'hours') => ({
    ...fieldProps(field),
    value: form[field],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      act.change({ [field]: target.value }),
  });

  return (
    <Box
      component="form"
      onSubmit={act.submit}
      noValidate
      sx={{ display: 'grid', gap: 2, maxWidth: 480 }}
    >
      <Typography component="h2" variant="h5" tabIndex={-1} ref={title}>
        {member ? `Edit ${member.name}` : 'Add a member'}
      </Typography>
      <div role="alert">
        {failure && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </div>
      <TextField label="Name" {...textProps('name')} />
      <TextField label="Email" type="email" {...textProps('email')} />
      <TextField label="Role" select {...textProps('role')}>
        {roles.map((role) => (
          <MenuItem key={role} value={role}>
            {role}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Hours per week"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        {...textProps('hours')}
      />
      <DatePicker
        label="First day"
        value={form.started}
        onChange={(value) => act.change({ started: value })}
        inputRef={act.register('started')}
        slotProps={{
          textField: {
            error: problems.started !== undefined,
            helperText: problems.started,
          },
        }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {pending ? 'Saving…' : 'Save'}
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </Box>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        aria-labelledby="discard-title"
      >
        <DialogTitle id="discard-title">Discard your changes?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setIsAsking(false)}>Keep editing</Button>
          <Button color="error" onClick={onClose}>
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
