import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { eruptions } from './geyser';

export default function BasicScatter() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        After a long eruption, Old Faithful takes a long break
      </Typography>
      <ScatterChart
        aria-label="Length of an eruption, and the wait for the next one"
        height={280}
        hideLegend
        xAxis={[{ label: 'Eruption (minutes)', min: 1, max: 5 }]}
        yAxis={[{ label: 'Wait (minutes)', min: 40, max: 95 }]}
        series={[
          {
            label: 'Eruption',
            data: eruptions,
            valueFormatter: (point) =>
              point && `${point.x} min, then ${point.y} min of quiet`,
          },
        ]}
      />
      <Typography variant="caption">
        Source: Härdle, 1991 (the first 20 rows of the data set “faithful” of
        R). Both axes are cut.
      </Typography>
    </figure>
  );
}
