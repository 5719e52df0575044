/**
 * Twenty eruptions of the geyser Old Faithful: how long each lasted, and how long the wait for the next one was, both in
 * minutes. The first 20 rows of the data set "faithful" of R, from Härdle, 1991: "Smoothing Techniques with Implementation in S".
 */
export const eruptions = [
  [3.6, 79],
  [1.8, 54],
  [3.333, 74],
  [2.283, 62],
  [4.533, 85],
  [2.883, 55],
  [4.7, 88],
  [3.6, 85],
  [1.95, 51],
  [4.35, 85],
  [1.833, 54],
  [3.917, 84],
  [4.2, 78],
  [1.75, 47],
  [4.7, 83],
  [2.167, 52],
  [1.75, 62],
  [4.8, 84],
  [1.6, 52],
  [4.25, 79],
].map(([x, y], index) => ({ id: `eruption-${index + 1}`, x, y }));
