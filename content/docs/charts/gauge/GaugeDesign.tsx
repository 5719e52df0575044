import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const limit = 85;

function NoiseGauge({ place, noise }: { place: string; noise: number }) {
  const tooLoud = noise > limit;

  return (
    <Gauge
      aria-label={`Noise in the ${place}, in decibels`}
      width={200}
      height={170}
      value={noise}
      valueMax={120}
      startAngle={-110}
      endAngle={110}
      cornerRadius="50%"
      text={`${noise} dB\n${tooLoud ? 'too loud' : 'fine'}`}
      sx={(theme) => ({
        [`& .${gaugeClasses.valueArc}`]: {
          fill: (theme.vars ?? theme).palette[tooLoud ? 'error' : 'success']
            .main,
        },
        [`& .${gaugeClasses.referenceArc}`]: {
          fill: (theme.vars ?? theme).palette.action.disabledBackground,
        },
        [`& .${gaugeClasses.valueText}`]: { fontSize: 18 },
      })}
    />
  );
}

export default function GaugeDesign() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      <NoiseGauge place="office" noise={52} />
      <NoiseGauge place="workshop" noise={91} />
    </Stack>
  );
}
