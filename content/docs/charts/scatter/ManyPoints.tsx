import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { parcels } from './parcels';

export default function ManyPoints() {
  const [batch, setBatch] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={batch}
            onChange={(event) => setBatch(event.target.checked)}
          />
        }
        label="renderer: svg-batch"
      />
      <ScatterChart
        aria-label={`Weight and volume of ${parcels.length} parcels`}
        height={300}
        hideLegend
        renderer={batch ? 'svg-batch' : 'svg-single'}
        xAxis={[{ label: 'Weight (kg)', min: 0, max: 30 }]}
        yAxis={[{ label: 'Volume (liters)', min: 0, max: 120 }]}
        series={[{ label: 'Parcel', markerSize: 2, data: parcels }]}
      />
    </Stack>
  );
}
