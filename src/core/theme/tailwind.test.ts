import { expect, it } from 'vitest';
import { utilitiesIn } from './tailwind.ts';

it('finds utilities in strings of every kind, also those with brackets', () => {
  const found = utilitiesIn(
    'const a = "flex p-4"; const b = `hover:underline ${c ? \'md:w-1/2\' : "[&_.MuiX-cell]:font-bold"}`;',
  );
  for (const name of ['flex', 'p-4', 'hover:underline', 'md:w-1/2', '[&_.MuiX-cell]:font-bold']) {
    expect(found).toContain(name);
  }
});

it('names each once', () => {
  expect(utilitiesIn('p-4 p-4')).toEqual(['p-4']);
});
