import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const cards = [
  {
    label: 'Listeners now',
    unit: 'thousand',
    color: 'primary',
    data: [14, 13, 15, 19, 26, 31, 29, 33, 38],
  },
  {
    label: 'Dropped calls',
    unit: 'per minute',
    color: 'warning',
    data: [4, 4, 6, 11, 17, 12, 7, 5, 3],
  },
] as const;
const minutes = [-40, -35, -30, -25, -20, -15, -10, -5, 0];

export default function TinyAreas() {
  const { palette } = useTheme();

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      }}
    >
      {cards.map(({ label, unit, color, data }) => (
        <Box
          key={label}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          <Box sx={{ px: 2, pt: 2 }}>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="h5" component="p">
              {data[data.length - 1]} {unit}
            </Typography>
          </Box>
          <LineChart
            aria-label={`${label} in the last 40 minutes, from ${data[0]} to ${data[data.length - 1]} ${unit}`}
            height={64}
            hideLegend
            margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
            xAxis={[{ data: minutes, domainLimit: 'strict', position: 'none' }]}
            yAxis={[{ min: 0, position: 'none' }]}
            series={[
              {
                data: [...data],
                area: true,
                color: palette[color].main,
                showMark: false,
              },
            ]}
            slotProps={{ tooltip: { trigger: 'none' } }}
            axisHighlight={{ x: 'none' }}
            disableLineItemHighlight
            sx={{ [`.${areaElementClasses.root}`]: { opacity: 0.3 } }}
          />
        </Box>
      ))}
    </Box>
  );
}
