import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';
import { lightRoast, tasting } from './roasts';

export default function RadarAxisValues() {
  return (
    <RadarChart
      aria-label="Tasting of the light roast, with a scale from 0 to 10"
      direction="ltr"
      height={300}
      hideLegend
      divisions={5}
      radar={tasting}
      series={[{ label: 'Light roast', data: lightRoast }]}
    >
      <RadarAxis
        metric="Aroma"
        divisions={5}
        textAnchor="start"
        dominantBaseline="hanging"
      />
    </RadarChart>
  );
}
