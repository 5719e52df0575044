import * as React from 'react';
import type { Dayjs } from 'dayjs';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

interface Week {
  selected: Dayjs | null;
  hovered: Dayjs | null;
  onHover: (day: Dayjs | null) => void;
}

export const WeekContext = React.createContext<Week>({
  selected: null,
  hovered: null,
  onHover: () => {},
});

/** A day that is selected, or marked on hover, together with its week. */
export function WeekDay(props: PickersDayProps) {
  const { selected, hovered, onHover } = React.useContext(WeekContext);
  const { day } = props;
  const isSelected = selected !== null && day.isSame(selected, 'week');
  const isHovered = hovered !== null && day.isSame(hovered, 'week');

  return (
    <PickersDay
      {...props}
      disableMargin
      selected={isSelected}
      aria-selected={isSelected}
      onPointerEnter={() => onHover(day)}
      onPointerLeave={() => onHover(null)}
      sx={{
        px: 2.5,
        borderRadius: 0,
        bgcolor: isHovered && !isSelected ? 'action.hover' : undefined,
      }}
    />
  );
}
