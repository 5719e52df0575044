import { BarChart } from '@mui/x-charts/BarChart';

const teams = [
  { site: 'Hamburg', team: 'Packing', orders: 812 },
  { site: 'Hamburg', team: 'Returns', orders: 274 },
  { site: 'Hamburg', team: 'Customs', orders: 351 },
  { site: 'Vienna', team: 'Packing', orders: 640 },
  { site: 'Vienna', team: 'Returns', orders: 198 },
];
const keyOf = (row: (typeof teams)[number]) => `${row.site}, ${row.team}`;

export default function GroupedTeams() {
  return (
    <BarChart
      aria-label="Packing handles the most orders in both warehouses"
      height={260}
      hideLegend
      layout="horizontal"
      yAxis={[
        {
          data: teams.map(keyOf),
          width: 150,
          groups: [
            { getValue: (_, index) => teams[index].team },
            { getValue: (_, index) => teams[index].site, tickSize: 72 },
          ],
        },
      ]}
      xAxis={[{ label: 'Orders per day' }]}
      series={[{ label: 'Orders', data: teams.map(({ orders }) => orders) }]}
      sx={{
        '& .MuiChartsAxis-directionY .MuiChartsAxis-tickContainer[data-group-index="1"] .MuiChartsAxis-tick':
          { strokeWidth: 2 },
      }}
    />
  );
}
