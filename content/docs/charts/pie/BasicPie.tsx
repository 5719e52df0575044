import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function BasicPie() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Heating takes more than half of the energy in the Miller house
      </Typography>
      <PieChart
        aria-label="Energy in the Miller house by use"
        height={220}
        series={[
          {
            valueFormatter: ({ value }) => `${value}%`,
            data: [
              { id: 'heating', label: 'Heating', value: 58 },
              { id: 'water', label: 'Hot water', value: 17 },
              { id: 'appliances', label: 'Appliances', value: 16 },
              { id: 'cooking', label: 'Cooking', value: 9 },
            ],
          },
        ]}
      />
    </figure>
  );
}
