/** Invented: books sold per month, in five genres. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr'];

export const genres = [
  { id: 'novels', label: 'Novels', data: [412, 388, 431, 405] },
  { id: 'crime', label: 'Crime', data: [356, 371, 340, 362] },
  { id: 'comics', label: 'Comics', data: [231, 244, 262, 281] },
  { id: 'travel', label: 'Travel', data: [94, 118, 152, 197] },
  { id: 'poetry', label: 'Poetry', data: [31, 28, 44, 37] },
];
