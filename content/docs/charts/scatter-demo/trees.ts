export interface Tree {
  id: string;
  /** Centimeters around the trunk, one meter above the ground. */
  girth: number;
  /** Kilograms harvested in a year. */
  fruit: number;
}

const createTrees = (letter: string, values: [number, number][]): Tree[] =>
  values.map(([girth, fruit], index) => ({
    id: `${letter}${index + 1}`,
    girth,
    fruit,
  }));

/** Invented trees of an orchard. */
export const pears = createTrees('A', [
  [28, 14],
  [34, 27],
  [39, 22],
  [45, 41],
  [52, 38],
  [56, 55],
  [61, 63],
  [67, 58],
  [74, 82],
  [81, 79],
  [88, 101],
  [93, 96],
]);

export const plums = createTrees('B', [
  [26, 38],
  [31, 52],
  [37, 31],
  [42, 47],
  [48, 29],
  [53, 44],
  [58, 35],
  [64, 50],
  [70, 26],
  [77, 41],
  [83, 33],
  [90, 45],
]);
