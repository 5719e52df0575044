import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const thisWeek = weeks.length;

const figures = [
  { label: 'New members', data: [12, 15, 9, 18, 22, 17, 24, 31] },
  { label: 'Courses booked', data: [64, 58, 71, 69, 75, 82, 80, 77] },
  { label: 'Cancellations', data: [5, 8, 6, 4, 7, 3, 4, 2] },
];

export default function TinyBars() {
  const { palette } = useTheme();

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      }}
    >
      {figures.map(({ label, data }) => (
        <Box
          key={label}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
        >
          <Typography variant="body2">{label}</Typography>
          <Typography variant="h5" component="p">
            {data[thisWeek - 1]}
          </Typography>
          <BarChart
            aria-label={`${label} per week, last ${data.length} weeks`}
            height={48}
            hideLegend
            margin={0}
            xAxis={[
              {
                data: weeks,
                position: 'none',
                valueFormatter: (week: number) => `Week ${week}`,
                colorMap: {
                  type: 'piecewise',
                  thresholds: [thisWeek],
                  colors: [palette.grey[500], palette.primary.main],
                },
              },
            ]}
            yAxis={[{ position: 'none' }]}
            series={[{ label, data }]}
          />
        </Box>
      ))}
    </Box>
  );
}
