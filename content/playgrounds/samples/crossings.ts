export const northRoute = [
  { id: 1, x: 3, y: 2 },
  { id: 2, x: 6, y: 4 },
  { id: 3, x: 8, y: 5 },
  { id: 4, x: 11, y: 12 },
  { id: 5, x: 14, y: 21 },
  { id: 6, x: 17, y: 38 },
];

export const southRoute = [
  { id: 7, x: 2, y: 1 },
  { id: 8, x: 5, y: 1 },
  { id: 9, x: 9, y: 3 },
  { id: 10, x: 12, y: 6 },
  { id: 11, x: 15, y: 9 },
  { id: 12, x: 18, y: 16 },
];
