import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { data, days, hours } from './pool';

export default function BasicHeatmap() {
  const { background, primary } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Swim on weekday mornings, when the pool is nearly empty
      </Typography>
      {/* The heatmap does not pass a name on to its drawing. */}
      <div role="group" aria-label="Swimmers by day and hour">
        <Heatmap
          height={280}
          xAxis={[{ data: days }]}
          yAxis={[{ data: hours, width: 54 }]}
          zAxis={[
            {
              colorMap: {
                type: 'continuous',
                min: 0,
                max: 110,
                color: [background.paper, primary.main],
              },
            },
          ]}
          series={[{ label: 'Swimmers', data }]}
        />
      </div>
    </figure>
  );
}
