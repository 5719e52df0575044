import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { darkRoast, lightRoast, tasting } from './roasts';

export default function MultiRadar() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2" align="center">
        Dark roasting trades acidity for body
      </Typography>
      <RadarChart
        aria-label="Tasting of a light and a dark roast, six scores from 0 to 10"
        direction="ltr"
        height={320}
        radar={tasting}
        series={[
          { label: 'Light roast', data: lightRoast },
          { label: 'Dark roast', data: darkRoast },
        ]}
      />
    </figure>
  );
}
