import * as React from 'react';
import dayjs from 'dayjs';
import StarIcon from '@mui/icons-material/Star';
import Button, { type ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const greatVintages = new Set(['2015', '2016', '2019', '2022']);

interface VintageButtonProps extends ButtonProps {
  ownerState: unknown;
}

const VintageButton = React.forwardRef<HTMLButtonElement, VintageButtonProps>(
  function VintageButton({ ownerState: _ownerState, children, ...other }, ref) {
    const isGreat = greatVintages.has(String(children));

    return (
      <Button
        {...other}
        ref={ref}
        size="small"
        variant={other['aria-checked'] ? 'contained' : 'text'}
        aria-label={isGreat ? `${String(children)}, great vintage` : undefined}
        endIcon={isGreat ? <StarIcon /> : undefined}
      >
        {children}
      </Button>
    );
  },
);

const slots = { yearButton: VintageButton };

export default function OwnYearButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        defaultValue={dayjs('2019-01-01')}
        minDate={dayjs('2014-01-01')}
        maxDate={dayjs('2022-12-31')}
        slots={slots}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
