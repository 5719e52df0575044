import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const stages = ['Applied', 'Interview', 'Trial day', 'Hired'];
const last = [240, 96, 41, 18];
const current = [180, 92, 52, 31];

export default function TwoFunnels() {
  const { primary, grey } = useTheme().palette;
  const series = (year: string, values: number[], color: string) => ({
    label: year,
    variant: 'outlined' as const,
    data: values.map((value, index) => ({
      id: `${year}-${stages[index]}`,
      label: `${stages[index]}, ${year}`,
      value,
      color,
    })),
  });

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Fewer applied in 2024, but more were hired
      </Typography>
      <FunnelChart
        aria-label="Applications of 2023 and 2024, from applied to hired"
        height={300}
        hideLegend
        categoryAxis={{ categories: stages, size: 80 }}
        series={[
          { ...series('2023', last, grey[500]), sectionLabel: false },
          {
            ...series('2024', current, primary.main),
            sectionLabel: { position: { vertical: 'middle' } },
          },
        ]}
      />
    </figure>
  );
}
