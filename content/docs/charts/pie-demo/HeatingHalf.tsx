import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const homes = [
  { id: 'heat pump', label: 'Heat pump', value: 410 },
  { id: 'district', label: 'District heating', value: 320 },
  { id: 'gas', label: 'Gas', value: 250 },
  { id: 'wood', label: 'Wood', value: 70 },
];

export default function HeatingHalf() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Almost one in four homes in Meadows still heats with gas
      </Typography>
      <PieChart
        aria-label="Homes in Meadows by heating"
        height={170}
        margin={{ top: 8, bottom: 8 }}
        slotProps={{
          legend: { direction: 'horizontal', position: { vertical: 'bottom' } },
        }}
        series={[
          {
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            outerRadius: '180%',
            data: homes,
            valueFormatter: ({ value }) => `${value} homes`,
          },
        ]}
      />
    </figure>
  );
}
