export const shelves = [
  {
    id: 'fiction',
    label: 'Fiction',
    children: [
      { id: 'crime', label: 'Crime' },
      { id: 'historical', label: 'Historical' },
      { id: 'short-stories', label: 'Short stories' },
      { id: 'translated', label: 'Translated' },
    ],
  },
  {
    id: 'science',
    label: 'Science',
    children: [
      { id: 'astronomy', label: 'Astronomy' },
      { id: 'botany', label: 'Botany' },
      { id: 'geology', label: 'Geology' },
      { id: 'mathematics', label: 'Mathematics' },
    ],
  },
  {
    id: 'music',
    label: 'Music',
    children: [
      { id: 'scores', label: 'Scores' },
      { id: 'biographies', label: 'Biographies' },
      { id: 'recordings', label: 'Recordings' },
      { id: 'theory', label: 'Theory' },
    ],
  },
];
