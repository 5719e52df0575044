import { expect, it } from 'vitest';
import { nameFiles } from './source.ts';

it('gives a demo’s own file its name, whatever its styling is called on disk', () => {
  const other = { path: 'styles.css', text: '' };
  const named = (path: string) => nameFiles([{ path, text: 'a' }, other], 'Bars');
  expect(named('tailwind.tsx')).toEqual([{ path: 'Bars.tsx', text: 'a' }, other]);
  expect(named('css.jsx')[0].path).toBe('Bars.jsx');
  expect(named('Bars.tsx')[0].path).toBe('Bars.tsx');
  expect(named('systematic.tsx')[0].path).toBe('systematic.tsx');
});
