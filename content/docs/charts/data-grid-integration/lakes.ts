export interface Lake {
  id: string;
  name: string;
  region: string;
  /** Square kilometers. */
  area: number;
  /** Meters at the deepest place. */
  depth: number;
}

/** Invented lakes. */
export const lakes: Lake[] = [
  { id: 'alder', name: 'Alder Lake', region: 'North', area: 62, depth: 41 },
  { id: 'birch', name: 'Birch Lake', region: 'North', area: 18, depth: 12 },
  { id: 'crane', name: 'Crane Lake', region: 'East', area: 95, depth: 23 },
  { id: 'dunlin', name: 'Dunlin Mere', region: 'Coast', area: 7, depth: 4 },
  { id: 'elk', name: 'Elk Lake', region: 'North', area: 41, depth: 88 },
  { id: 'fern', name: 'Fern Pool', region: 'East', area: 12, depth: 9 },
  { id: 'gull', name: 'Gull Lagoon', region: 'Coast', area: 33, depth: 6 },
  { id: 'heron', name: 'Heron Lake', region: 'East', area: 54, depth: 37 },
];
