import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const parts = ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'] as const;

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Easter', getValue: () => dayjs('2026-04-05') },
  { label: 'May Day', getValue: () => dayjs('2026-05-01') },
];

export default function LayoutAnatomy() {
  const [part, setPart] = React.useState<(typeof parts)[number]>('toolbar');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack
          direction="row"
          role="group"
          aria-label="Part of the layout"
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {parts.map((name) => (
            <Button
              key={name}
              size="small"
              variant={name === part ? 'contained' : 'outlined'}
              aria-pressed={name === part}
              onClick={() => setPart(name)}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </Button>
          ))}
        </Stack>
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDatePicker
            defaultValue={dayjs('2026-04-17')}
            slotProps={{
              shortcuts: { items },
              layout: {
                sx: {
                  width: 'fit-content',
                  [`& .${pickersLayoutClasses[part]}`]: {
                    outline: '2px solid',
                    outlineColor: 'primary.main',
                    outlineOffset: -2,
                  },
                },
              },
            }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
