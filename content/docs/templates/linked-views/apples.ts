export interface Apple {
  id: string;
  sort: string;
  /** Grams. */
  weight: number;
  /** Degrees Brix. */
  sugar: number;
}

/** What the chart and the slider show, in grams. */
export const WEIGHTS = [100, 260] as const;

export const apples: readonly Apple[] = [
  { id: 'A-01', sort: 'Boskoop', weight: 238, sugar: 13.1 },
  { id: 'A-02', sort: 'Boskoop', weight: 221, sugar: 12.6 },
  { id: 'A-03', sort: 'Boskoop', weight: 204, sugar: 13.4 },
  { id: 'A-04', sort: 'Elstar', weight: 152, sugar: 13.9 },
  { id: 'A-05', sort: 'Elstar', weight: 148, sugar: 14.2 },
  { id: 'A-06', sort: 'Elstar', weight: 165, sugar: 13.5 },
  { id: 'A-07', sort: 'Gala', weight: 171, sugar: 12.2 },
  { id: 'A-08', sort: 'Gala', weight: 183, sugar: 12.8 },
  { id: 'A-09', sort: 'Gala', weight: 160, sugar: 12.5 },
  { id: 'A-10', sort: 'Pinova', weight: 190, sugar: 15.1 },
  { id: 'A-11', sort: 'Pinova', weight: 176, sugar: 15.8 },
  { id: 'A-12', sort: 'Rubinette', weight: 131, sugar: 15.4 },
  { id: 'A-13', sort: 'Rubinette', weight: 124, sugar: 16.2 },
  { id: 'A-14', sort: 'Rubinette', weight: 139, sugar: 15.9 },
];
