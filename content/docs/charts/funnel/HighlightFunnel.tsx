import * as React from 'react';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { readableLabels, steps } from './orders';

export default function HighlightFunnel() {
  const [chosen, setChosen] = React.useState('Click a section');

  return (
    <div>
      <FunnelChart
        aria-label="Steps toward an order"
        height={280}
        hideLegend
        series={[
          {
            data: steps,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={readableLabels}
        onItemClick={(_, { dataIndex }) => setChosen(steps[dataIndex].label)}
      />
      <Typography role="status" sx={{ px: 2 }}>
        {chosen}
      </Typography>
    </div>
  );
}
