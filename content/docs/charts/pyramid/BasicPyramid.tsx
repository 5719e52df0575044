import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function BasicPyramid() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Avoiding waste comes first, dumping it comes last
      </Typography>
      <FunnelChart
        aria-label="Five ways to deal with waste, from the best to the worst"
        height={280}
        hideLegend
        gap={4}
        categoryAxis={{
          categories: ['Avoid', 'Reuse', 'Recycle', 'Burn', 'Dump'],
          size: 80,
          disableLine: true,
          disableTicks: true,
        }}
        series={[
          {
            curve: 'pyramid',
            sectionLabel: false,
            valueFormatter: ({ value }) => `Rank ${value}`,
            data: [
              { id: 'avoid', label: 'Avoid', value: 1 },
              { id: 'reuse', label: 'Reuse', value: 2 },
              { id: 'recycle', label: 'Recycle', value: 3 },
              { id: 'burn', label: 'Burn', value: 4 },
              { id: 'dump', label: 'Dump', value: 5 },
            ],
            funnelDirection: 'decreasing',
          },
        ]}
      />
    </figure>
  );
}
