import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import {
  usePickerActionsContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';

/** An action bar with two actions, in the language of the picker. */
export function ClearAndToday({ className }: PickersActionBarProps) {
  const { clearValue, setValueToToday } = usePickerActionsContext();
  const { clearButtonLabel, todayButtonLabel } = usePickerTranslations();

  return (
    <DialogActions className={className}>
      <Button color="error" onClick={clearValue}>
        {clearButtonLabel}
      </Button>
      <Button onClick={setValueToToday}>{todayButtonLabel}</Button>
    </DialogActions>
  );
}
