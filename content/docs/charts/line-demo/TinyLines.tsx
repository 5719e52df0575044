import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const rivers = [
  { name: 'Alder', levels: [2.1, 2.2, 2.4, 2.9, 3.4, 3.3, 3.1] },
  { name: 'Crane', levels: [1.4, 1.4, 1.3, 1.3, 1.2, 1.2, 1.1] },
  { name: 'Heron', levels: [0.8, 0.9, 0.9, 1.0, 0.9, 0.9, 0.8] },
];
const days = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];

export default function TinyLines() {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        maxWidth: 480,
        typography: 'body2',
        borderCollapse: 'collapse',
        '& th, & td': {
          borderBottom: 1,
          borderColor: 'divider',
          px: 1,
          textAlign: 'start',
        },
        '& td:last-of-type': { width: '50%' },
      }}
    >
      <caption>River levels in the last seven days</caption>
      <thead>
        <tr>
          <th scope="col">River</th>
          <th scope="col">Level (m)</th>
          <th scope="col">Last 7 days</th>
        </tr>
      </thead>
      <tbody>
        {rivers.map(({ name, levels }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{levels[levels.length - 1].toFixed(1)}</td>
            <td>
              <LineChart
                aria-label={`Level of the ${name}, from ${levels[0]} to ${levels[levels.length - 1]} meters`}
                height={40}
                hideLegend
                margin={{ top: 4, bottom: 4, left: 4, right: 8 }}
                xAxis={[{ scaleType: 'point', data: days, position: 'none' }]}
                yAxis={[{ min: 0, max: 4, position: 'none' }]}
                series={[
                  {
                    label: 'Level',
                    data: levels,
                    valueFormatter: (value) => `${value} m`,
                    showMark: ({ index }) => index === levels.length - 1,
                  },
                ]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
