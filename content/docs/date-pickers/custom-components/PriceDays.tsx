import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;
const priceOf = (day: Dayjs) => (isWeekend(day) ? 120 : 80);

function PriceDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;

  if (outsideCurrentMonth) {
    return <PickersDay {...props} />;
  }
  const price = priceOf(day);
  return (
    <PickersDay
      {...props}
      aria-label={`${day.format('MMMM D')}, ${price} euros`}
    >
      <Box component="span" sx={{ lineHeight: 1.1, textAlign: 'center' }}>
        {day.date()}
        <Box component="span" sx={{ display: 'block', fontSize: 10 }}>
          €{price}
        </Box>
      </Box>
    </PickersDay>
  );
}

const slots = { day: PriceDay };

export default function PriceDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-04-17')}
        slots={slots}
        sx={{ m: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
