import dayjs from 'dayjs';
import Button, { type ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface ArrowProps extends ButtonProps {
  edge?: 'start' | 'end' | false;
  ownerState: unknown;
}

/** The text is the name, so the title and the label of the icon button go. */
const named = { title: undefined, 'aria-label': undefined };

function Earlier({ edge: _edge, ownerState: _state, ...other }: ArrowProps) {
  return (
    <Button {...other} {...named} size="small">
      Earlier
    </Button>
  );
}

function Later({ edge: _edge, ownerState: _state, ...other }: ArrowProps) {
  return (
    <Button {...other} {...named} size="small">
      Later
    </Button>
  );
}

const slots = { previousIconButton: Earlier, nextIconButton: Later };

export default function TextArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-04-17')}
        maxDate={dayjs('2026-05-31')}
        slots={slots}
        sx={{ m: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
