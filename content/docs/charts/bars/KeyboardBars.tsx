import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const stations = ['Central', 'Market', 'Stadium', 'Park'];
const morning = [860, 420, 130, 240];
const evening = [790, 510, 640, 180];

export default function KeyboardBars() {
  return (
    <div>
      <BarChart
        aria-label="Boardings per tram station"
        desc="Central leads in the morning with 860, and the Stadium grows from 130 to 640 in the evening."
        enableKeyboardNavigation
        sx={{
          '& .MuiBarElement-root[data-focused=true]': {
            outline: '3px solid',
            outlineColor: 'text.primary',
          },
        }}
        height={260}
        xAxis={[{ data: stations }]}
        series={[
          { label: 'Morning', data: morning },
          { label: 'Evening', data: evening },
        ]}
      />
      <details>
        <summary>Show the figures as a table</summary>
        <Box
          component="table"
          sx={{ mt: 1, '& th, & td': { pr: 3, textAlign: 'start' } }}
        >
          <thead>
            <tr>
              <th scope="col">Station</th>
              <th scope="col">Morning</th>
              <th scope="col">Evening</th>
            </tr>
          </thead>
          <tbody>
            {stations.map((station, index) => (
              <tr key={station}>
                <th scope="row">{station}</th>
                <td>{morning[index]}</td>
                <td>{evening[index]}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </details>
    </div>
  );
}
