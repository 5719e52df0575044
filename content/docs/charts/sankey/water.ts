/** Where the water of an invented town comes from and goes to, in million liters per day. */
export const links = [
  { source: 'river', target: 'works', value: 46 },
  { source: 'wells', target: 'works', value: 21 },
  { source: 'rain', target: 'gardens', value: 6 },
  { source: 'works', target: 'homes', value: 34 },
  { source: 'works', target: 'industry', value: 19 },
  { source: 'works', target: 'gardens', value: 5 },
  { source: 'works', target: 'leaks', value: 9 },
];

export const nodes = [
  { id: 'river', label: 'River' },
  { id: 'wells', label: 'Wells' },
  { id: 'rain', label: 'Rain barrels' },
  { id: 'works', label: 'Waterworks' },
  { id: 'homes', label: 'Homes' },
  { id: 'industry', label: 'Industry' },
  { id: 'gardens', label: 'Gardens' },
  { id: 'leaks', label: 'Leaks' },
];
