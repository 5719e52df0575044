import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import {
  elGRLocaleText,
  frFRLocalText,
  ptBRLocaleText,
  svSELocaleText,
} from '@mui/x-charts/locales';

const texts: Record<string, NonNullable<BarChartProps['localeText']>> = {
  English: {},
  Deutsch: { loading: 'Daten werden geladen…', noData: 'Keine Daten' },
  Ελληνικά: elGRLocaleText,
  Français: frFRLocalText,
  Português: ptBRLocaleText,
  Svenska: svSELocaleText,
};

export default function LocalizedTexts() {
  const [language, setLanguage] = React.useState('Deutsch');
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
          sx={{ width: 160 }}
        >
          {Object.keys(texts).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={loading}
              onChange={(event) => setLoading(event.target.checked)}
            />
          }
          label="loading"
        />
      </Stack>
      <BarChart
        aria-label="Sales per country"
        height={200}
        hideLegend
        loading={loading}
        localeText={texts[language]}
        xAxis={[{ data: ['DE', 'FR', 'SE'] }]}
        series={[{ label: 'Sales', data: [] }]}
      />
    </Stack>
  );
}
