export const bookings = [
  { value: 1200, label: 'Searched' },
  { value: 780, label: 'Chose a sailing' },
  { value: 460, label: 'Entered passengers' },
  { value: 390, label: 'Paid' },
];
