export const chapters = [
  {
    id: 'knots',
    title: 'Knots',
    lessons: ['Bowline', 'Clove hitch', 'Figure eight', 'Sheet bend'],
  },
  {
    id: 'wind',
    title: 'Wind',
    lessons: ['Reading the vane', 'Tacking', 'Jibing', 'Heaving to'],
  },
  {
    id: 'harbor',
    title: 'Harbor',
    lessons: ['Right of way', 'Mooring', 'Anchoring', 'Night lights'],
  },
];
