import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

/** Two months, and the line between them. */
const TWO_MONTHS_PX = 625;

export default function RangeCalendarMonths() {
  const box = React.useRef<HTMLDivElement>(null);
  const [months, setMonths] = React.useState<1 | 2>(1);

  React.useEffect(() => {
    if (!box.current) {
      return undefined;
    }
    const observer = new ResizeObserver(([{ contentRect }]) =>
      setMonths(contentRect.width < TWO_MONTHS_PX ? 1 : 2),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div ref={box}>
        <DateRangeCalendar
          calendars={months}
          currentMonthCalendarPosition={months}
          disableAutoMonthSwitching
          defaultValue={[dayjs('2026-04-14'), dayjs('2026-04-17')]}
        />
      </div>
    </LocalizationProvider>
  );
}
