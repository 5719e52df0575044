import { PieChart } from '@mui/x-charts/PieChart';

const books = [
  { id: 'novels', value: 412, label: 'Novels' },
  { id: 'crime', value: 356, label: 'Crime' },
  { id: 'children', value: 348, label: 'Children' },
  { id: 'comics', value: 231, label: 'Comics' },
  { id: 'travel', value: 164, label: 'Travel' },
  { id: 'cooking', value: 149, label: 'Cooking' },
  { id: 'history', value: 131, label: 'History' },
  { id: 'science', value: 118, label: 'Science' },
  { id: 'music', value: 72, label: 'Music' },
  { id: 'poetry', value: 31, label: 'Poetry' },
];

export default function ScrollableLegend() {
  return (
    <PieChart
      aria-label="Novels, crime and children's books are more than half of the loans"
      height={200}
      series={[{ data: books }]}
      slotProps={{
        legend: {
          tabIndex: 0,
          sx: {
            flexWrap: 'nowrap',
            maxHeight: 168,
            overflowY: 'auto',
            paddingInlineEnd: 1,
          },
        },
      }}
    />
  );
}
