import type { GridSortModel } from '@mui/x-data-grid';

export interface Rainfall {
  id: number;
  station: string;
  elevation: number;
  june: number;
}

const table: Rainfall[] = [
  { id: 1, station: 'Bergen', elevation: 12, june: 133 },
  { id: 2, station: 'Oslo', elevation: 94, june: 79 },
  { id: 3, station: 'Tromsø', elevation: 100, june: 58 },
  { id: 4, station: 'Røros', elevation: 628, june: 64 },
  { id: 5, station: 'Stavanger', elevation: 7, june: 91 },
  { id: 6, station: 'Finse', elevation: 1210, june: 83 },
];

const compare = new Map<string, (a: Rainfall, b: Rainfall) => number>([
  ['station', (a, b) => a.station.localeCompare(b.station)],
  ['elevation', (a, b) => a.elevation - b.elevation],
  ['june', (a, b) => a.june - b.june],
]);

/** Stands in for `GET /rainfall?sort=june&order=desc`. Answers after 700 ms, or fails when `down`. */
export async function fetchRainfall(
  sortModel: GridSortModel,
  down: boolean,
): Promise<Rainfall[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  if (down) {
    throw new Error('The weather service does not answer.');
  }
  const [item] = sortModel;
  const byField = item && compare.get(item.field);
  if (!byField) {
    return table;
  }
  const sign = item.sort === 'desc' ? -1 : 1;
  return [...table].sort((a, b) => sign * byField(a, b));
}
