import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import type { Subject } from './find.ts';
import { termsOf } from './terms.ts';

const subjectsOf = (query: string): Subject[] =>
  termsOf(query).map((term) => ({
    sayings: [{ terms: [term], weight: 1 }],
    rarity: 1,
    known: true,
  }));

const LONG =
  'The choice of a styling also applies to all other pages of this site, and each example shows the watermark that you get without a license key. The dates are those of a ferry.';

it('begins with a sentence that has the word', () => {
  const { text, marks } = excerptOf(
    `${'Plans and keys. '.repeat(15)}${LONG}`,
    subjectsOf('choice'),
  );
  expect(text).toMatch(/^… The choice of a styling/);
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['choice']);
});

it.each([
  ['watermark', 'watermark'],
  ['license', 'license'],
  ['ferries', 'ferry'],
])('shows the first word of "%s" soon, where two short lines are all there is', (query, word) => {
  const { text, marks } = excerptOf(LONG, subjectsOf(query));
  const [from = Infinity, to = Infinity] = marks[0] ?? [];
  expect(text.slice(from, to)).toBe(word);
  expect(to).toBeLessThan(80);
  expect(text).toMatch(/^… \S/);
  expect(LONG).toContain(` ${text.slice(2, to)}`);
});

it('begins at the beginning when nothing of the query stands in the text', () => {
  expect(excerptOf(LONG, subjectsOf('zoom')).text).toMatch(/^The choice of a styling/);
});
