import { expect, it } from 'vitest';
import { withKept } from './address.ts';

it.each([
  ['', '', ''],
  ['?views=days', '', '?views=days'],
  ['', 'component=DateField', '?component=DateField'],
  ['?views=days&ampm=true', 'component=DateField', '?component=DateField&views=days&ampm=true'],
])('puts together %o and %o', (query, kept, whole) => {
  expect(withKept(query, kept)).toBe(whole);
});
