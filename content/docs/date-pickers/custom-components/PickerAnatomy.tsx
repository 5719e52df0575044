import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const departure = dayjs('2026-04-17T15:30');
const calendar = [
  'calendarHeader',
  'switchViewButton',
  'switchViewIcon',
  'previousIconButton',
  'nextIconButton',
  'day',
];

const pickers = [
  {
    name: 'Date',
    slots: ['layout', 'toolbar', ...calendar, 'actionBar'],
    render: (slotProps: object) => (
      <StaticDatePicker defaultValue={departure} slotProps={slotProps} />
    ),
  },
  {
    name: 'Time',
    slots: [
      'layout',
      'toolbar',
      'previousIconButton',
      'nextIconButton',
      'actionBar',
    ],
    render: (slotProps: object) => (
      <StaticTimePicker defaultValue={departure} slotProps={slotProps} />
    ),
  },
  {
    name: 'Date and time',
    slots: ['layout', 'toolbar', 'tabs', ...calendar, 'actionBar'],
    render: (slotProps: object) => (
      <StaticDateTimePicker defaultValue={departure} slotProps={slotProps} />
    ),
  },
  {
    name: 'Date range',
    slots: [
      'layout',
      'toolbar',
      'calendarHeader',
      'previousIconButton',
      'nextIconButton',
      'day',
      'actionBar',
    ],
    render: (slotProps: object) => (
      <StaticDateRangePicker
        defaultValue={[departure, departure.add(5, 'day')]}
        slotProps={slotProps}
      />
    ),
  },
  {
    name: 'Field',
    slots: [
      'textField',
      'inputAdornment',
      'openPickerButton',
      'openPickerIcon',
    ],
    render: (slotProps: object) => (
      <DesktopDatePicker
        label="Departure"
        defaultValue={departure}
        slotProps={slotProps}
      />
    ),
  },
];

const marked = { className: 'marked' };

export default function PickerAnatomy() {
  const [picker, setPicker] = React.useState(pickers[0]);
  const [slot, setSlot] = React.useState('toolbar');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Picker"
          value={picker.name}
          onChange={(_event, name: string | null) => {
            const next = pickers.find((each) => each.name === name) ?? picker;
            setPicker(next);
            setSlot(next.slots.includes(slot) ? slot : next.slots[0]);
          }}
          sx={{ flexWrap: 'wrap', '& button': { textTransform: 'none' } }}
        >
          {pickers.map(({ name }) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ alignItems: 'flex-start', minHeight: 500 }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            orientation="vertical"
            aria-label="Slot"
            value={slot}
            onChange={(_event, next: string | null) => setSlot(next ?? slot)}
            sx={{ flexShrink: 0, '& button': { textTransform: 'none' } }}
          >
            {picker.slots.map((name) => (
              <ToggleButton key={name} value={name}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Box
            key={picker.name}
            sx={{
              maxWidth: '100%',
              overflowX: 'auto',
              '& .marked': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: -2,
              },
            }}
          >
            {picker.render({ [slot]: marked })}
          </Box>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
