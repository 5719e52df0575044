import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function SymlogConstant() {
  const [exponent, setExponent] = React.useState(0);
  const constant = 10 ** exponent;
  const id = React.useId();

  return (
    <Stack spacing={1}>
      <BarChart
        aria-label="Three products lose money, and one earns 85,000 euros"
        height={280}
        hideLegend
        xAxis={[{ data: ['Caps', 'Mugs', 'Bags', 'Pens', 'Books'] }]}
        yAxis={[
          {
            scaleType: 'symlog',
            constant,
            label: 'Result (€)',
            width: 95,
            min: -100000,
            max: 100000,
            tickInterval: [-100000, -1000, 0, 1000, 100000],
            valueFormatter: (euros: number) => euros.toLocaleString('en-US'),
          },
        ]}
        series={[{ label: 'Result', data: [-12000, -340, 900, -15, 85000] }]}
      />
      <div id={id} style={{ textAlign: 'center' }}>
        constant: {constant.toLocaleString('en-US')}
      </div>
      <Slider
        aria-labelledby={id}
        min={0}
        max={4}
        marks
        value={exponent}
        getAriaValueText={(value) => String(10 ** value)}
        onChange={(_, value) => setExponent(value)}
        sx={{ maxWidth: 320, alignSelf: 'center' }}
      />
    </Stack>
  );
}
