import { expect, it } from 'vitest';
import { cutAtWord } from './cutAtWord.ts';

it.each([
  ['Sorts rows.', 11, 'Sorts rows.'],
  ['Sorts rows and columns.', 15, 'Sorts rows and…'],
  ['Sorts rows and columns.', 16, 'Sorts rows and…'],
  ['Rows, columns, cells', 9, 'Rows…'],
  ['The data of server-side grids', 17, 'The data of…'],
  ['Readers don’t wait', 12, 'Readers…'],
  ["'horizontal' | 'vertical'", 18, "'horizontal'…"],
  ['(params: GridRowParams) => void', 16, '(params…'],
  ['Über alle Maßen', 12, 'Über alle…'],
])('cuts %j to %d characters between words', (text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut);
});

it('cuts a word that is longer than the room there is', () => {
  expect(cutAtWord('abcdefghij', 5)).toBe('abcd…');
});

it('leaves no half of a sign that has two', () => {
  expect(cutAtWord('😀😀😀', 4)).toBe('😀…');
});

it('is never longer than asked for', () => {
  const text = 'Called when a row is clicked, with its parameters (`GridRowParams`) and the event.';
  for (let length = 2; length < text.length + 2; length += 1) {
    expect(cutAtWord(text, length).length).toBeLessThanOrEqual(length);
  }
});
