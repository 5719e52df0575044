import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [0, 1, 2, 3, 4, 5].map((month) => new Date(2025, month, 1));
const visitors = [41200, 38900, 52300, 61800, 74500, 88100];

export default function AxisFormatter() {
  const [locale, setLocale] = React.useState('en-US');
  const formats = React.useMemo(
    () => ({
      short: new Intl.DateTimeFormat(locale, { month: 'short' }),
      long: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
      number: new Intl.NumberFormat(locale),
    }),
    [locale],
  );

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the axes"
        value={locale}
        onChange={(_, value: string | null) => setLocale(value ?? locale)}
      >
        <ToggleButton value="en-US">English</ToggleButton>
        <ToggleButton value="de-DE">Deutsch</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Museum visitors doubled from January to June 2025"
        height={260}
        hideLegend
        xAxis={[
          {
            scaleType: 'point',
            data: months,
            valueFormatter: (month: Date, context) =>
              context.location === 'tick'
                ? formats.short.format(month)
                : formats.long.format(month),
          },
        ]}
        yAxis={[
          {
            min: 0,
            width: 60,
            valueFormatter: (count: number) => formats.number.format(count),
          },
        ]}
        series={[
          {
            label: 'Visitors',
            data: visitors,
            valueFormatter: (count) =>
              count === null ? null : formats.number.format(count),
          },
        ]}
      />
    </Stack>
  );
}
