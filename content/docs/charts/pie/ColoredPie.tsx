import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const answers = [
  { id: 'yes', label: 'In favor', value: 412 },
  { id: 'no', label: 'Against', value: 287 },
  { id: 'none', label: 'No answer', value: 96 },
];

export default function ColoredPie() {
  const { primary, warning, grey } = useTheme().palette;
  const colors: Record<string, string> = {
    yes: primary.main,
    no: warning.main,
    none: grey[500],
  };

  return (
    <PieChart
      aria-label="Answers about the new bus line, 795 households"
      height={200}
      series={[
        { data: answers.map((row) => ({ ...row, color: colors[row.id] })) },
      ]}
    />
  );
}
