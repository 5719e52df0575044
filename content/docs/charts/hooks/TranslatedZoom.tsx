import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import type { ChartDataProviderProProps } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import {
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { useChartsLocalization } from '@mui/x-charts-pro/hooks';
import { LinePlot } from '@mui/x-charts-pro/LineChart';
import {
  elGRLocaleText,
  ptBRLocaleText,
  svSELocaleText,
} from '@mui/x-charts-pro/locales';

type Texts = NonNullable<ChartDataProviderProProps['localeText']>;

const languages: Record<string, Texts> = {
  English: {},
  Ελληνικά: elGRLocaleText,
  Português: ptBRLocaleText,
  Svenska: svSELocaleText,
};

function ZoomWords() {
  const { localeText } = useChartsLocalization();

  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }} useFlexGap>
      <ChartsToolbarZoomInTrigger render={<Button variant="outlined" />}>
        {localeText.zoomIn}
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<Button variant="outlined" />}>
        {localeText.zoomOut}
      </ChartsToolbarZoomOutTrigger>
    </Stack>
  );
}

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const visitors = [
  0, 0, 0, 0, 0, 0, 2, 9, 24, 41, 58, 66, 52, 47, 61, 70, 63, 44, 26, 12, 4, 0,
  0, 0, 0,
];

export default function TranslatedZoom() {
  const [language, setLanguage] = React.useState('Svenska');

  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
        sx={{ width: 160 }}
      >
        {Object.keys(languages).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ChartDataProviderPro
        height={220}
        localeText={languages[language]}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            valueFormatter: (hour: number) => `${hour}:00`,
            zoom: true,
          },
        ]}
        yAxis={[{ label: 'Visitors', min: 0, width: 50 }]}
        series={[{ type: 'line', label: 'Visitors', data: visitors }]}
      >
        <ZoomWords />
        <ChartsSurface aria-label="Visitors of a museum per hour peak at 11:00 and 15:00">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartDataProviderPro>
    </Stack>
  );
}
