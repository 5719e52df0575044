import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const concert = dayjs('2026-12-19');

function RehearsalToolbar({
  hidden,
  titleId,
  className,
}: DatePickerToolbarProps) {
  const { value } = usePickerContext();

  if (hidden) {
    return null;
  }
  return (
    <Box className={className} sx={{ px: 3, pt: 2 }}>
      <Typography id={titleId} variant="overline">
        Choose a rehearsal
      </Typography>
      <Typography variant="h5" component="p" aria-live="polite">
        {value?.isValid()
          ? `${concert.diff(value, 'day')} days to the concert`
          : 'No day chosen'}
      </Typography>
    </Box>
  );
}

const slots = { toolbar: RehearsalToolbar };

export default function OwnToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Rehearsal"
        defaultValue={dayjs('2026-12-05')}
        maxDate={concert}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
