export interface Gauge {
  id: string;
  river: string;
  town: string;
  state: string;
  /** Centimeters, of the last twelve days. */
  levels: readonly number[];
  /** From this level on, the banks are flooded. */
  flood: number;
}

export const days = Array.from(
  { length: 12 },
  (_, place) => `Apr ${place + 3}`,
);

export const gauges: readonly Gauge[] = [
  {
    id: 'G-11',
    river: 'Elk',
    town: 'Ashford',
    state: 'North',
    flood: 420,
    levels: [210, 224, 260, 318, 371, 402, 431, 440, 418, 380, 342, 310],
  },
  {
    id: 'G-12',
    river: 'Elk',
    town: 'Dunmore',
    state: 'North',
    flood: 380,
    levels: [180, 186, 205, 240, 291, 330, 352, 366, 359, 333, 301, 276],
  },
  {
    id: 'G-21',
    river: 'Teal',
    town: 'Harrow',
    state: 'North',
    flood: 300,
    levels: [142, 141, 143, 150, 162, 171, 176, 174, 169, 161, 155, 150],
  },
  {
    id: 'G-31',
    river: 'Otter',
    town: 'Lynn',
    state: 'South',
    flood: 350,
    levels: [255, 251, 249, 252, 268, 290, 322, 349, 361, 358, 340, 315],
  },
  {
    id: 'G-32',
    river: 'Otter',
    town: 'Marsh',
    state: 'South',
    flood: 410,
    levels: [301, 298, 296, 295, 299, 312, 331, 352, 368, 377, 374, 362],
  },
  {
    id: 'G-41',
    river: 'Wren',
    town: 'Stowe',
    state: 'South',
    flood: 260,
    levels: [98, 97, 95, 96, 99, 104, 108, 111, 109, 106, 102, 99],
  },
];

export const levelOf = ({ levels }: Gauge) => levels[levels.length - 1];
export const highestOf = ({ levels }: Gauge) => Math.max(...levels);
