import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const symmetric = (min: number, max: number) => {
  const limit = Math.ceil(Math.max(Math.abs(min), Math.abs(max)));
  return { min: -limit, max: limit };
};

const domainLimits = { nice: 'nice', strict: 'strict', symmetric } as const;
type Name = keyof typeof domainLimits;

export default function DomainLimits() {
  const [name, setName] = React.useState<Name>('nice');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="domainLimit"
        value={name}
        onChange={(_, value: Name | null) => setName(value ?? name)}
      >
        <ToggleButton value="nice">nice</ToggleButton>
        <ToggleButton value="strict">strict</ToggleButton>
        <ToggleButton value="symmetric">function</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="The clock runs up to 7.4 seconds slow and 2.9 seconds fast"
        height={260}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[
          { scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
        ]}
        yAxis={[
          {
            label: 'Seconds from true time',
            width: 60,
            domainLimit: domainLimits[name],
          },
        ]}
        series={[{ label: 'Tower clock', data: [2.9, 1.2, -3.1, -7.4, -5.8] }]}
      />
    </Stack>
  );
}
