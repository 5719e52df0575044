/** Invented: rain per month in millimeters, in three cities. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export const rainfall = [
  { id: 'coast', label: 'Coast', data: [92, 74, 68, 55, 61, 70] },
  { id: 'valley', label: 'Valley', data: [48, 41, 45, 52, 66, 78] },
  { id: 'plateau', label: 'Plateau', data: [21, 18, 24, 30, 39, 35] },
];
