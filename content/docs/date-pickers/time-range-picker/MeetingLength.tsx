import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import {
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const day = dayjs('2026-04-17T00:00');

function MeetingTime({
  itemValue,
  formattedValue,
  ...other
}: DigitalClockItemProps) {
  const { value } = usePickerContext<DateRange<Dayjs>>();
  const { rangePosition } = usePickerRangePositionContext();
  const [start] = value;

  if (rangePosition === 'start' || !start?.isValid()) {
    return <DigitalClockItem {...other}>{formattedValue}</DigitalClockItem>;
  }
  const hours = itemValue.diff(start, 'hour', true);
  return (
    <DigitalClockItem {...other} disabled={other.disabled || hours <= 0}>
      {formattedValue}
      {hours > 0 && ` (${hours} h)`}
    </DigitalClockItem>
  );
}

const slots = { digitalClockItem: MeetingTime };
const halfHours = { minutes: 30 };

export default function MeetingLength() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Meeting"
        referenceDate={day}
        defaultValue={[day.hour(10), day.hour(11)]}
        timeSteps={halfHours}
        thresholdToRenderTimeInASingleColumn={48}
        slots={slots}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
