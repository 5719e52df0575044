import * as React from 'react';
import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { darkRoast, lightRoast, tasting } from './roasts';

export default function ClickRadar() {
  const [item, setItem] = React.useState('Click a mark or an area');
  const [axis, setAxis] = React.useState('Click anywhere');

  return (
    <div>
      <RadarChart
        aria-label="Tasting of a light and a dark roast"
        direction="ltr"
        height={300}
        radar={tasting}
        series={[
          { id: 'light', label: 'Light roast', data: lightRoast },
          { id: 'dark', label: 'Dark roast', data: darkRoast },
        ]}
        onMarkClick={(_, { seriesId, dataIndex }) =>
          setItem(`onMarkClick: ${seriesId}, ${dataIndex}`)
        }
        onAreaClick={(_, { seriesId, dataIndex }) =>
          setItem(`onAreaClick: ${seriesId}, ${dataIndex}`)
        }
        onAxisClick={(_, data) => {
          if (data) {
            const { axisValue, seriesValues } = data;
            setAxis(`${axisValue}: ${JSON.stringify(seriesValues)}`);
          }
        }}
      />
      <Box role="status" sx={{ px: 2 }}>
        <p>{item}</p>
        <p>onAxisClick: {axis}</p>
      </Box>
    </div>
  );
}
