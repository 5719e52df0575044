import * as React from 'react';
import { parseISO } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { enUS } from 'date-fns/locale/en-US';
import { ja } from 'date-fns/locale/ja';
import { sv } from 'date-fns/locale/sv';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = { en: enUS, 'en-gb': enGB, de, sv, ja };
type Locale = keyof typeof locales;

const names = Object.keys(locales) as Locale[];

export default function LocaleSwitch() {
  const [locale, setLocale] = React.useState<Locale>('en');

  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={locales[locale]}
    >
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_, newLocale: Locale | null) =>
            newLocale && setLocale(newLocale)
          }
        >
          {names.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker
          label="Departure"
          defaultValue={parseISO('2026-04-03T18:05')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
