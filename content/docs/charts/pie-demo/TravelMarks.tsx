import DirectionsCar from '@mui/icons-material/DirectionsCar';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import PedalBike from '@mui/icons-material/PedalBike';
import Train from '@mui/icons-material/Train';
import Typography from '@mui/material/Typography';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';

const createMark = (Icon: typeof Train) =>
  function Mark({ className, color }: ChartsLabelCustomMarkProps) {
    return <Icon className={className} sx={{ color, fontSize: 18 }} />;
  };

const trips = [
  {
    id: 'walk',
    label: 'On foot',
    value: 34,
    labelMarkType: createMark(DirectionsWalk),
  },
  {
    id: 'bike',
    label: 'Bike',
    value: 29,
    labelMarkType: createMark(PedalBike),
  },
  { id: 'train', label: 'Train', value: 22, labelMarkType: createMark(Train) },
  {
    id: 'car',
    label: 'Car',
    value: 15,
    labelMarkType: createMark(DirectionsCar),
  },
];

export default function TravelMarks() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Almost two in three employees come to work on foot or by bike
      </Typography>
      <PieChart
        aria-label="How the employees of a town hall come to work, in percent"
        height={220}
        series={[{ data: trips, valueFormatter: ({ value }) => `${value}%` }]}
        slotProps={{
          legend: {
            sx: {
              [`.${labelMarkClasses.root}`]: { width: 18, height: 18 },
            },
          },
        }}
      />
    </figure>
  );
}
