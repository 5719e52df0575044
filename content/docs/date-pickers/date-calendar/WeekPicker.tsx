import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { WeekContext, WeekDay } from './weekDay';

const slots = { day: WeekDay };

export default function WeekPicker() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-12-09'));
  const [hovered, setHovered] = React.useState<Dayjs | null>(null);
  const week = React.useMemo(
    () => ({ selected: day, hovered, onHover: setHovered }),
    [day, hovered],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <WeekContext.Provider value={week}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography aria-live="polite">
            {day
              ? `${day.startOf('week').format('MMM D, YYYY')} – ${day.endOf('week').format('MMM D, YYYY')}`
              : 'No week chosen'}
          </Typography>
          <DateCalendar
            value={day}
            onChange={setDay}
            showDaysOutsideCurrentMonth
            displayWeekNumber
            slots={slots}
            sx={{
              mx: 0,
              maxWidth: '100%',
              [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]:
                { color: 'text.secondary' },
            }}
          />
        </Stack>
      </WeekContext.Provider>
    </LocalizationProvider>
  );
}
