import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const stations = [
  { name: 'Market', free: 7 },
  { name: 'Harbor', free: 19 },
  { name: 'Hospital', free: null },
];

export default function GaugeText() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      {stations.map(({ name, free }) => (
        <Gauge
          key={name}
          aria-label={`Free bikes at the ${name} station`}
          aria-valuetext={free === null ? 'No data' : `${free} of 24`}
          width={140}
          height={140}
          value={free}
          valueMax={24}
          text={({ value, valueMax }) =>
            value === null
              ? `${name}\nno data`
              : `${name}\n${value} of ${valueMax}`
          }
          sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 14 } }}
        />
      ))}
    </Stack>
  );
}
