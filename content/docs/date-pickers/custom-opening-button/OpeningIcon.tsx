import * as React from 'react';
import dayjs from 'dayjs';
import CakeIcon from '@mui/icons-material/Cake';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const cakeSlots = { openPickerIcon: CakeIcon };

interface StateIconProps extends SvgIconProps {
  ownerState?: unknown;
}

function StateIcon({ ownerState: _ownerState, ...other }: StateIconProps) {
  const { open } = usePickerContext();
  const Icon = open ? ExpandLessIcon : ExpandMoreIcon;

  return <Icon {...other} />;
}

const stateSlots = { openPickerIcon: StateIcon };

export default function OpeningIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Birthday"
          defaultValue={dayjs('1988-05-09')}
          slots={cakeSlots}
        />
        <DatePicker
          label="Depends on the popup"
          defaultValue={dayjs('2026-04-17')}
          slots={stateSlots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
