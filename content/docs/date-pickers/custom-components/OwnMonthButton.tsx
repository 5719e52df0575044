import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

/** Free places on the course, by the full name of the month. */
const freePlaces = new Map([
  ['April', 3],
  ['May', 8],
  ['September', 1],
]);

interface CourseMonthProps extends ButtonProps {
  ownerState: unknown;
}

const CourseMonth = React.forwardRef<HTMLButtonElement, CourseMonthProps>(
  function CourseMonth({ ownerState: _ownerState, children, ...other }, ref) {
    const month = other['aria-label'] ?? '';
    const places = freePlaces.get(month) ?? 0;

    return (
      <Button
        {...other}
        ref={ref}
        variant={other['aria-checked'] ? 'contained' : 'text'}
        aria-label={`${month}, ${places} free`}
        sx={{ flexDirection: 'column', m: 0.5, lineHeight: 1.3 }}
      >
        {children}
        <Box component="span" sx={{ fontSize: 11 }}>
          {places} free
        </Box>
      </Button>
    );
  },
);

const slots = { monthButton: CourseMonth };

export default function OwnMonthButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        defaultValue={dayjs('2026-04-01')}
        shouldDisableMonth={(month) => !freePlaces.has(month.format('MMMM'))}
        slots={slots}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
