import * as React from 'react';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const tickets = [
  { id: 'open', label: 'Open', value: 34 },
  { id: 'waiting', label: 'Waiting', value: 12 },
  { id: 'closed', label: 'Closed', value: 87 },
];

export default function ClickPie() {
  const [chosen, setChosen] = React.useState('Click a slice');

  return (
    <div>
      <PieChart
        aria-label="Support tickets by state"
        height={200}
        series={[{ id: 'tickets', data: tickets }]}
        onItemClick={(_, { dataIndex }, { label, value }) =>
          setChosen(`${tickets[dataIndex].id}: ${label}, ${value} tickets`)
        }
      />
      <Typography role="status" sx={{ px: 2 }}>
        {chosen}
      </Typography>
    </div>
  );
}
