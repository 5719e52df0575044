import dayjs from 'dayjs';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

const steps = [
  { name: 'Previous year', months: -12, Icon: FirstPageIcon },
  { name: 'Previous month', months: -1, Icon: NavigateBeforeIcon },
  { name: 'Next month', months: 1, Icon: NavigateNextIcon },
  { name: 'Next year', months: 12, Icon: LastPageIcon },
];

function YearAndMonthHeader({
  className,
  currentMonth,
  disabled,
  labelId,
  minDate,
  maxDate,
  onMonthChange,
}: PickersCalendarHeaderProps) {
  const buttons = steps.map(({ name, months, Icon }) => {
    const month = currentMonth.add(months, 'month');
    return (
      <IconButton
        key={name}
        size="small"
        aria-label={name}
        disabled={
          disabled ||
          month.isBefore(minDate, 'month') ||
          month.isAfter(maxDate, 'month')
        }
        onClick={() => onMonthChange(month)}
      >
        <Icon />
      </IconButton>
    );
  });

  return (
    <Stack
      direction="row"
      className={className}
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        p: 1,
        '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
      }}
    >
      {buttons.slice(0, 2)}
      <Typography
        id={labelId}
        aria-live="polite"
        sx={{ minWidth: 140, textAlign: 'center' }}
      >
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      {buttons.slice(2)}
    </Stack>
  );
}

const slots = { calendarHeader: YearAndMonthHeader };

export default function OwnHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-04-17')}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2027-03-31')}
        views={['day']}
        slots={slots}
        sx={{ m: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
