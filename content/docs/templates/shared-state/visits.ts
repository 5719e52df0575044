export interface Visit {
  id: string;
  /** Such as `2026-05-04`. */
  date: string;
  hall: Hall;
  adults: number;
  children: number;
}

export const halls = ['Dinosaurs', 'Minerals', 'Oceans'] as const;
export type Hall = (typeof halls)[number];

/** Visitors of a museum in two weeks of May. */
const counts: Record<
  Hall,
  readonly (readonly [adults: number, children: number])[]
> = {
  Dinosaurs: [
    [62, 81],
    [55, 64],
    [71, 92],
    [66, 70],
    [88, 95],
    [140, 210],
    [152, 233],
    [58, 75],
    [61, 69],
    [74, 99],
    [69, 73],
    [92, 101],
    [149, 221],
    [160, 240],
  ],
  Minerals: [
    [31, 12],
    [28, 9],
    [35, 17],
    [30, 14],
    [41, 18],
    [66, 39],
    [70, 44],
    [29, 11],
    [33, 12],
    [36, 19],
    [34, 15],
    [44, 20],
    [69, 41],
    [73, 46],
  ],
  Oceans: [
    [48, 51],
    [44, 47],
    [57, 60],
    [52, 55],
    [69, 66],
    [118, 142],
    [127, 151],
    [46, 50],
    [49, 52],
    [60, 63],
    [55, 57],
    [72, 70],
    [124, 148],
    [131, 157],
  ],
};

export const visits: readonly Visit[] = halls.flatMap((hall) =>
  counts[hall].map(([adults, children], place) => {
    const date = `2026-05-${String(4 + place).padStart(2, '0')}`;
    return { id: `${hall} ${date}`, date, hall, adults, children };
  }),
);

export const visitorsOf = ({ adults, children }: Visit) => adults + children;

export const sumOf = (list: readonly Visit[]) =>
  list.reduce((sum, visit) => sum + visitorsOf(visit), 0);
