import { expect, it } from 'vitest';
import { isMirrored, mirroredKey, namesOfKeys } from './keyboard.ts';

it('names keys as they are printed on a keyboard', () => {
  expect(namesOfKeys([['Shift', 'ArrowDown'], [' ']])).toEqual([['Shift', 'Down'], ['Space']]);
});

it('gives both names of the modifier, each with all keys', () => {
  expect(namesOfKeys([['Mod', 'Shift', 'a']])).toEqual([
    ['Ctrl', 'Shift', 'A'],
    ['⌘', 'Shift', 'A'],
  ]);
});

it('swaps the keys that point along the text, and no others', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home'].map(mirroredKey)).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    'Home',
  ]);
  expect(isMirrored({ keys: [['Enter'], ['Shift', 'ArrowLeft']] })).toBe(true);
  expect(isMirrored({ keys: [['ArrowUp']] })).toBe(false);
});
