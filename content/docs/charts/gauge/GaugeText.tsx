import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const stations = [
  { name: 'Market', free: 7 },
  { name: 'Harbor', free: 19 },
  { name: 'Hospital', free: null },
];

// A meter must have a value. Without one, the gauge is a picture that says so.
const unknown = {
  role: 'img',
  'aria-valuemin': undefined,
  'aria-valuemax': undefined,
};

export default function GaugeText() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      {stations.map(({ name, free }) => (
        <Gauge
          key={name}
          {...(free === null
            ? { ...unknown, 'aria-label': `${name} station: no data` }
            : {
                'aria-label': `Free bikes at the ${name} station`,
                'aria-valuetext': `${free} of 24`,
              })}
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
