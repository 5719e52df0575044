export type Stage = 'Normal' | 'Watch' | 'Alarm';

export interface Gauge {
  id: number;
  station: string;
  level: number;
  stage: Stage;
}

export const gauges: Gauge[] = [
  { id: 1, station: 'Upper Weir', level: 182, stage: 'Normal' },
  { id: 2, station: 'Mill Bridge', level: 341, stage: 'Watch' },
  { id: 3, station: 'Old Lock', level: 468, stage: 'Alarm' },
  { id: 4, station: 'Ferry Steps', level: 355, stage: 'Watch' },
  { id: 5, station: 'Estuary', level: 210, stage: 'Normal' },
];
