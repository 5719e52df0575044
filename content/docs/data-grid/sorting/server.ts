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

const compare: Record<string, (a: Rainfall, b: Rainfall) => number> = {
  station: (a, b) => a.station.localeCompare(b.station),
  elevation: (a, b) => a.elevation - b.elevation,
  june: (a, b) => a.june - b.june,
};

/** Stands in for `GET /rainfall?sort=june&order=desc`. Answers after 700 ms. */
export function fetchRainfall(sortModel: GridSortModel): Promise<Rainfall[]> {
  const rows = [...table];
  const [item] = sortModel;
  if (item) {
    const sign = item.sort === 'desc' ? -1 : 1;
    rows.sort((a, b) => sign * compare[item.field](a, b));
  }
  return new Promise((resolve) => {
    setTimeout(() => resolve(rows), 700);
  });
}
