import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Depot {
  id: number;
  /** From the region down to the name of this one. */
  path: string[];
  staff: number;
  containers: number;
}

/** The offices and depots of a freight company: ten rows, five of them parents. */
export const depots: Depot[] = [
  { id: 1, path: ['Europe'], staff: 12, containers: 0 },
  { id: 2, path: ['Europe', 'Netherlands'], staff: 8, containers: 0 },
  {
    id: 3,
    path: ['Europe', 'Netherlands', 'Rotterdam'],
    staff: 140,
    containers: 5200,
  },
  {
    id: 4,
    path: ['Europe', 'Netherlands', 'Moerdijk'],
    staff: 35,
    containers: 900,
  },
  { id: 5, path: ['Europe', 'Spain'], staff: 6, containers: 0 },
  { id: 6, path: ['Europe', 'Spain', 'Valencia'], staff: 90, containers: 3100 },
  { id: 7, path: ['Asia'], staff: 9, containers: 0 },
  { id: 8, path: ['Asia', 'Singapore'], staff: 210, containers: 8800 },
  { id: 9, path: ['Asia', 'South Korea'], staff: 5, containers: 0 },
  {
    id: 10,
    path: ['Asia', 'South Korea', 'Busan'],
    staff: 120,
    containers: 4100,
  },
];

/** Keep it outside of components: the grid builds the tree anew for a new function. */
export const getDepotPath = (depot: Depot): string[] => depot.path;

export const depotColumns: GridColDef<Depot>[] = [
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];
