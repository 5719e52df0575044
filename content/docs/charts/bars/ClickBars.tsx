import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const courses = ['Pottery', 'Printing', 'Welding', 'Sewing'];
const bookings: Record<string, number[]> = {
  spring: [18, 9, 14, 22],
  fall: [24, 11, 12, 27],
};

export default function ClickBars() {
  const [item, setItem] = React.useState('Click a bar');
  const [axis, setAxis] = React.useState('Click anywhere in a column');

  return (
    <div>
      <BarChart
        aria-label="Bookings per course"
        height={260}
        xAxis={[{ data: courses }]}
        series={[
          { id: 'spring', label: 'Spring', data: bookings.spring },
          { id: 'fall', label: 'Fall', data: bookings.fall },
        ]}
        onItemClick={(_, { seriesId, dataIndex }) =>
          setItem(
            `${courses[dataIndex]}, ${seriesId}: ${bookings[seriesId][dataIndex]}`,
          )
        }
        onAxisClick={(_, data) => {
          if (data) {
            const { axisValue, seriesValues } = data;
            setAxis(`${axisValue}: ${JSON.stringify(seriesValues)}`);
          }
        }}
      />
      <Box role="status" sx={{ px: 2 }}>
        <p>onItemClick: {item}</p>
        <p>onAxisClick: {axis}</p>
      </Box>
    </div>
  );
}
