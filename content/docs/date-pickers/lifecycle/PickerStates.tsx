import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { nextVisit, startVisit, stateOf } from './pickerVisit';
import { StateFigure } from './stateFigure';
import { showDate } from './useCallLog';

export default function PickerStates() {
  const [closeOnSelect, setCloseOnSelect] = React.useState(false);
  const [visit, send] = React.useReducer(
    nextVisit,
    dayjs('2026-10-05'),
    startVisit,
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <DesktopDatePicker
            label="Rehearsal"
            closeOnSelect={closeOnSelect}
            value={visit.value}
            onOpen={() => send({ name: 'onOpen' })}
            onChange={(value) => send({ name: 'onChange', value })}
            onAccept={(value) => send({ name: 'onAccept', value })}
            onViewChange={(view) => send({ name: 'onViewChange', view })}
            onClose={() => send({ name: 'onClose' })}
            sx={{ width: 240 }}
          />
          <FormControlLabel
            control={
              <Switch
                checked={closeOnSelect}
                onChange={(event) => setCloseOnSelect(event.target.checked)}
              />
            }
            label="Close when a day is chosen"
          />
        </Stack>
        <StateFigure current={stateOf(visit)} view={visit.view} />
        <Box role="status" sx={{ minHeight: 80 }}>
          <Typography variant="body2">
            Value: {showDate(visit.value)}. Accepted: {showDate(visit.accepted)}
            .
          </Typography>
          <Typography variant="body2">
            Calls: {visit.calls.join(', ') || 'none yet'}
          </Typography>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
