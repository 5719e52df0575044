import { PieChart } from '@mui/x-charts/PieChart';

export default function WorkingTime() {
  return (
    <PieChart
      aria-label="Hours of a nursing shift by task"
      height={200}
      series={[
        {
          innerRadius: 50,
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => `${value} h`,
          data: [
            { id: 'care', label: 'Patient care', value: 4.5 },
            { id: 'notes', label: 'Records', value: 1.5 },
            { id: 'handover', label: 'Handover', value: 0.75 },
            { id: 'breaks', label: 'Breaks', value: 0.75 },
          ],
        },
      ]}
    />
  );
}
