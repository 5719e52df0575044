import * as React from 'react';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trips = {
  bus: [
    { id: 'b1', x: 1.2, y: 11 },
    { id: 'b2', x: 2.9, y: 19 },
    { id: 'b3', x: 4.4, y: 26 },
    { id: 'b4', x: 6.1, y: 31 },
  ],
  bike: [
    { id: 'c1', x: 1.1, y: 5 },
    { id: 'c2', x: 2.6, y: 12 },
    { id: 'c3', x: 4.7, y: 21 },
    { id: 'c4', x: 6.3, y: 29 },
  ],
};

export default function ClickScatter() {
  const [chosen, setChosen] = React.useState('Click near a point');

  return (
    <div>
      <ScatterChart
        aria-label="Distance and time of trips to work, by bus and by bike"
        height={260}
        xAxis={[{ label: 'Distance (km)', min: 0, max: 7 }]}
        yAxis={[{ label: 'Time (minutes)', min: 0, max: 35 }]}
        series={[
          { id: 'bus', label: 'Bus', data: trips.bus },
          { id: 'bike', label: 'Bike', data: trips.bike },
        ]}
        voronoiMaxRadius={24}
        onItemClick={(
          _: unknown,
          { seriesId, dataIndex }: ScatterItemIdentifier,
        ) => {
          const { x, y } =
            trips[seriesId === 'bus' ? 'bus' : 'bike'][dataIndex];
          setChosen(`By ${seriesId}: ${x} km in ${y} minutes`);
        }}
      />
      <Typography role="status" sx={{ px: 2 }}>
        {chosen}
      </Typography>
    </div>
  );
}
