import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

function FollowUpActions({ className }: PickersActionBarProps) {
  const { value, setValue, acceptValueChanges } = usePickerContext();

  return (
    <DialogActions className={className}>
      <Button
        disabled={!value?.isValid()}
        onClick={() =>
          setValue(value?.add(1, 'week') ?? null, { changeImportance: 'set' })
        }
      >
        One week later
      </Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        Done
      </Button>
    </DialogActions>
  );
}

const slots = { actionBar: FollowUpActions };

export default function OwnActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Follow-up"
        closeOnSelect={false}
        defaultValue={dayjs('2026-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
