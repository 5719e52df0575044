import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ClickLines() {
  const [item, setItem] = React.useState('Click a mark, a line or an area');
  const [axis, setAxis] = React.useState('Click anywhere in the drawing');

  return (
    <div>
      <LineChart
        aria-label="Meals served in the canteen per weekday"
        height={260}
        xAxis={[{ scaleType: 'point', data: weekdays }]}
        yAxis={[{ label: 'Meals' }]}
        series={[
          {
            id: 'noon',
            label: 'Lunch',
            data: [142, 156, 161, 149, 98],
            area: true,
          },
          { id: 'evening', label: 'Dinner', data: [188, 191, 204, 196, 177] },
        ]}
        onMarkClick={(_, { seriesId, dataIndex }) =>
          setItem(`onMarkClick: ${seriesId}, ${dataIndex}`)
        }
        onLineClick={(_, { seriesId, dataIndex }) =>
          setItem(`onLineClick: ${seriesId}, ${dataIndex}`)
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
