import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

export default function HalfDonut() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Harbor and Old Town hold 17 of 31 seats
      </Typography>
      <PieChart
        aria-label="Seats in the town council of Ostermouth"
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
            innerRadius: '100%',
            outerRadius: '180%',
            paddingAngle: 1,
            arcLabel: 'value',
            data: [
              { id: 'harbor', label: 'Harbor', value: 10 },
              { id: 'old-town', label: 'Old Town', value: 7 },
              { id: 'meadows', label: 'Meadows', value: 9 },
              { id: 'station', label: 'Station', value: 5 },
            ],
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: {
            fill: 'white',
            fontWeight: 700,
            paintOrder: 'stroke',
            stroke: 'rgba(0, 0, 0, 0.6)',
            strokeWidth: 3,
          },
        }}
      />
    </figure>
  );
}
