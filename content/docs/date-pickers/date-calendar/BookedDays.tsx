import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { fetchBookedDays } from './bookingServer';

interface Answer {
  request: string;
  booked?: ReadonlySet<string>;
}

const opening = dayjs('2026-06-01');
const closing = dayjs('2026-08-31');
const renderLoading = () => <DayCalendarSkeleton />;

export default function BookedDays() {
  const [month, setMonth] = React.useState('2026-06');
  const [attempt, setAttempt] = React.useState(1);
  const [answer, setAnswer] = React.useState<Answer>();

  const request = `${month}, attempt ${attempt}`;
  const loading = answer?.request !== request;
  const booked = loading ? undefined : answer.booked;

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchBookedDays(month, signal).then(
      (days) => setAnswer({ request, booked: new Set(days) }),
      () => {
        if (!signal.aborted) {
          setAnswer({ request });
        }
      },
    );
    return () => controller.abort();
  }, [month, request]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 360 }}>
        <DateCalendar
          defaultValue={dayjs('2026-06-12')}
          minDate={opening}
          maxDate={closing}
          loading={loading}
          renderLoading={renderLoading}
          shouldDisableDate={(day: Dayjs) =>
            booked === undefined || booked.has(day.format('YYYY-MM-DD'))
          }
          onMonthChange={(newMonth: Dayjs) =>
            setMonth(newMonth.format('YYYY-MM'))
          }
          sx={{ mx: 0, maxWidth: '100%' }}
        />
        {!loading && booked === undefined && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => setAttempt(attempt + 1)}>
                Try again
              </Button>
            }
          >
            The free days could not be loaded
          </Alert>
        )}
      </Stack>
    </LocalizationProvider>
  );
}
