import Typography from '@mui/material/Typography';
import {
  FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

const staff = [
  { id: 'managers', label: 'Managers', value: 16 },
  { id: 'leads', label: 'Team leads', value: 24 },
  { id: 'workers', label: 'Workers', value: 60 },
];

export default function PyramidSegments() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Two of five people in this company lead others
      </Typography>
      <FunnelChart
        aria-label="Staff of a company by level, in percent"
        height={280}
        hideLegend
        gap={2}
        categoryAxis={{
          scaleType: 'linear',
          categories: staff.map(({ label }) => label),
          size: 80,
          disableLine: true,
          disableTicks: true,
        }}
        series={[
          {
            curve: 'pyramid',
            data: staff,
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
        sx={{
          [`& .${funnelSectionClasses.label}`]: {
            fill: 'white',
            fontWeight: 700,
            paintOrder: 'stroke',
            stroke: 'rgba(0, 0, 0, 0.7)',
            strokeWidth: 3,
          },
        }}
      />
    </figure>
  );
}
