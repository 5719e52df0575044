import dayjs, { type Dayjs } from 'dayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export const parts = [
  'Field',
  'Days',
  'Months',
  'Years',
  'Times',
  'Clock',
] as const;

export type Part = (typeof parts)[number];

interface PracticePartProps {
  part: Part;
  value: Dayjs | null;
  onChange: (value: Dayjs | null) => void;
}

const firstYear = dayjs('2020-01-01');
const lastYear = dayjs('2035-12-31');
const isBooked = (day: Dayjs) => day.isSame('2028-02-18', 'day');

export function PracticePart({ part, value, onChange }: PracticePartProps) {
  const handleChange = (newValue: Dayjs | null) => onChange(newValue);

  switch (part) {
    case 'Field':
      return <DateField label="Date" value={value} onChange={handleChange} />;
    case 'Days':
      return (
        <DateCalendar
          value={value}
          onChange={handleChange}
          shouldDisableDate={isBooked}
          sx={{ mx: 0, maxWidth: '100%' }}
        />
      );
    case 'Months':
      return (
        <MonthCalendar
          aria-label="Month"
          value={value}
          onChange={handleChange}
        />
      );
    case 'Years':
      return (
        <YearCalendar
          aria-label="Year"
          value={value}
          onChange={handleChange}
          minDate={firstYear}
          maxDate={lastYear}
        />
      );
    case 'Times':
      return (
        <MultiSectionDigitalClock
          ampm={false}
          value={value}
          onChange={handleChange}
        />
      );
    case 'Clock':
      return <TimeClock ampm={false} value={value} onChange={handleChange} />;
  }
}
