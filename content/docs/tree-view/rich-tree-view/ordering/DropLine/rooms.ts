export const rooms = [
  {
    id: 'room-1',
    label: 'Room 1, early maps',
    children: [
      { id: 'portolan', label: 'Portolan chart, 1466' },
      { id: 'globe', label: 'Terrestrial globe, 1623' },
    ],
  },
  {
    id: 'room-2',
    label: 'Room 2, city plans',
    children: [{ id: 'ghent', label: 'Ghent from above, 1534' }],
  },
];
