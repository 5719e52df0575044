import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { conflictOf } from './rules';
import {
  countDays,
  days,
  formatDay,
  formatRange,
  formatWeekday,
  kinds,
  nameOf,
  workdaysOf,
  type Absence,
  type Range,
} from './timeOff';

interface DaySelectProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (day: string) => void;
}

function DaySelect({ label, value, options, onChange }: DaySelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: 140 }}
    >
      {options.map((day) => (
        <option key={day} value={day}>
          {formatWeekday(day)}, {formatDay(day)}
        </option>
      ))}
    </TextField>
  );
}

interface SelectedDaysProps {
  ranges: readonly Range[];
  onChange: (range: Range) => void;
}

/** What is selected. One range can be changed here, as on a touch screen. */
export function SelectedDays({ ranges, onChange }: SelectedDaysProps) {
  const [range] = ranges;
  return (
    <React.Fragment>
      <Typography role="status" variant="body2" sx={{ my: 1, minHeight: 20 }}>
        {ranges.length === 0
          ? 'Select days in the calendar.'
          : ranges
              .map(
                (each) =>
                  `${nameOf(each.person)}: ${formatRange(each)}, ${countDays(workdaysOf(each).length)} of work`,
              )
              .join('; ')}
      </Typography>
      {ranges.length === 1 && (
        <Stack direction="row" sx={{ gap: 1, mb: 1.5, mt: 2 }}>
          <DaySelect
            label="First day"
            value={range.from}
            options={days.filter((day) => day <= range.to)}
            onChange={(from) => onChange({ ...range, from })}
          />
          <DaySelect
            label="Last day"
            value={range.to}
            options={days.filter((day) => day >= range.from)}
            onChange={(to) => onChange({ ...range, to })}
          />
        </Stack>
      )}
    </React.Fragment>
  );
}

interface KindSelectProps {
  kind: Absence['kind'];
  onChange: (kind: Absence['kind']) => void;
}

export function KindSelect({ kind, onChange }: KindSelectProps) {
  return (
    <TextField
      select
      size="small"
      label="Kind"
      value={kind}
      onChange={({ target }) => {
        const chosen = kinds.find((each) => each === target.value);
        onChange(chosen ?? kind);
      }}
      slotProps={{ select: { native: true } }}
    >
      {kinds.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </TextField>
  );
}

interface PendingListProps {
  absences: readonly Absence[];
  onDecide: (type: 'approve' | 'decline', id: number) => void;
}

/** The requests that wait for an answer, with what each would do to its team. */
export function PendingList({ absences, onDecide }: PendingListProps) {
  const titleRef = React.useRef<HTMLParagraphElement>(null);
  const titleId = React.useId();
  const pending = absences.filter(({ state }) => state === 'requested');

  const decide = (type: 'approve' | 'decline', id: number) => {
    onDecide(type, id);
    // The button goes away with its request, and must not take the focus along.
    titleRef.current?.focus();
  };

  return (
    <section aria-labelledby={titleId}>
      <Typography
        id={titleId}
        ref={titleRef}
        tabIndex={-1}
        component="p"
        variant="subtitle1"
        sx={{ mt: 2 }}
      >
        Requests ({pending.length})
      </Typography>
      {pending.length === 0 && (
        <Typography variant="body2">No request waits for an answer.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pending.map((absence) => {
          const conflict = conflictOf(absences, absence);
          const approve = conflict ? 'Approve anyway' : 'Approve';
          const text = `${nameOf(absence.person)}, ${formatRange(absence)}`;
          return (
            <Box component="li" key={absence.id} sx={{ py: 1 }}>
              <Typography variant="body2">
                {text}: {absence.kind}, {countDays(workdaysOf(absence).length)}
              </Typography>
              {conflict && (
                <Alert severity="warning" role="note" sx={{ py: 0, my: 0.5 }}>
                  {conflict}
                </Alert>
              )}
              <Button
                size="small"
                aria-label={`${approve}: ${text}`}
                onClick={() => decide('approve', absence.id)}
              >
                {approve}
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={`Decline: ${text}`}
                onClick={() => decide('decline', absence.id)}
              >
                Decline
              </Button>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
