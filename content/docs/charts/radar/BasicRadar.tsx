import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { lightRoast, tasting } from './roasts';

export default function BasicRadar() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2" align="center">
        A light roast: much acidity, little body
      </Typography>
      <RadarChart
        aria-label="Tasting of the light roast, six scores from 0 to 10"
        direction="ltr"
        height={300}
        hideLegend
        radar={tasting}
        series={[{ label: 'Light roast', data: lightRoast }]}
      />
    </figure>
  );
}
